"""Makes the wheel (PEP 517, 660). It is written here so that `pip install` needs no network and no other package.

What it says of the package is what `pyproject.toml` says.
"""

import base64
import hashlib
import pathlib
import re
import tarfile
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent
SOURCE = ROOT / "src"


def _project():
    """The members of [project] that are plain text, and the entry points."""
    sections, section = {}, {}
    for line in (ROOT / "pyproject.toml").read_text(encoding="utf-8").splitlines():
        heading = re.match(r"\[(.+)\]$", line)
        member = re.match(r'([\w-]+) = "(.*)"$', line)
        if heading:
            section = sections.setdefault(heading[1], {})
        elif member:
            section[member[1]] = member[2]
    return sections["project"], sections["project.entry-points.pytest11"]


def _names():
    project, _ = _project()
    name = project["name"].replace("-", "_")
    return name, project["version"], f"{name}-{project['version']}"


def _metadata():
    project, entries = _project()
    _, _, stem = _names()
    about = [
        "Metadata-Version: 2.1",
        f"Name: {project['name']}",
        f"Version: {project['version']}",
        f"Summary: {project['description']}",
        f"Requires-Python: {project['requires-python']}",
        "Description-Content-Type: text/markdown",
        "",
        (ROOT / project["readme"]).read_text(encoding="utf-8"),
    ]
    return {
        f"{stem}.dist-info/METADATA": "\n".join(about),
        f"{stem}.dist-info/WHEEL": "Wheel-Version: 1.0\nGenerator: subscription-bridge\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{stem}.dist-info/entry_points.txt": "[pytest11]\n" + "".join(f"{name} = {module}\n" for name, module in entries.items()),
    }


def _write_wheel(folder, files):
    _, _, stem = _names()
    wheel = f"{stem}-py3-none-any.whl"
    record = []
    with zipfile.ZipFile(pathlib.Path(folder) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in {**files, **_metadata()}.items():
            data = content if isinstance(content, bytes) else content.encode("utf-8")
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode("ascii")
            archive.writestr(zipfile.ZipInfo(path), data)
            record.append(f"{path},sha256={digest},{len(data)}\n")
        record.append(f"{stem}.dist-info/RECORD,,\n")
        archive.writestr(zipfile.ZipInfo(f"{stem}.dist-info/RECORD"), "".join(record))
    return wheel


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    modules = [path for path in sorted(SOURCE.rglob("*")) if path.suffix == ".py" or path.name == "py.typed"]
    return _write_wheel(wheel_directory, {path.relative_to(SOURCE).as_posix(): path.read_bytes() for path in modules})


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    name, _, _ = _names()
    return _write_wheel(wheel_directory, {f"{name}.pth": f"{SOURCE}\n"})


def build_sdist(sdist_directory, config_settings=None):
    _, _, stem = _names()
    with tarfile.open(pathlib.Path(sdist_directory) / f"{stem}.tar.gz", "w:gz", format=tarfile.PAX_FORMAT) as archive:
        for name in ("README.md", "build_backend.py", "pyproject.toml", "src"):
            archive.add(ROOT / name, f"{stem}/{name}", filter=lambda info: None if "__pycache__" in info.name else info)
    return f"{stem}.tar.gz"
