/* The floor of the benchmark: answers each line with "pong" and the number behind "id":, and parses nothing else. */
#define _GNU_SOURCE
#include <string.h>
#include <unistd.h>

static char in[1 << 17], out[1 << 18];

int main(void) {
    static const char head[] = "{\"jsonrpc\":\"2.0\",\"id\":", tail[] = ",\"result\":\"pong\"}\n";
    size_t held = 0;
    ssize_t got;
    while ((got = read(0, in + held, sizeof in - held)) > 0) {
        size_t end = held + (size_t)got, start = 0, n = 0;
        char *newline;
        while ((newline = memchr(in + start, '\n', end - start))) {
            char *id = memmem(in + start, (size_t)(newline - in) - start, "\"id\":", 5);
            memcpy(out + n, head, sizeof head - 1);
            n += sizeof head - 1;
            if (id) for (id += 5; id < newline && *id != ',' && *id != '}'; id++) out[n++] = *id;
            memcpy(out + n, tail, sizeof tail - 1);
            n += sizeof tail - 1;
            start = (size_t)(newline - in) + 1;
        }
        for (size_t done = 0; done < n;) {
            ssize_t put = write(1, out + done, n - done);
            if (put <= 0) return 1;
            done += (size_t)put;
        }
        held = end - start;
        memmove(in, in + start, held);
        if (held == sizeof in) return 1;
    }
    return 0;
}
