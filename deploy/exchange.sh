#!/bin/sh
# site-exchange PORT: sends visitors to the server on that port, which has to be ready, and exits once
# nginx has no visitor left on the previous server. Installed as docs/running.md says under "The proxy".
set -eu
: "${NGINX_COMMAND:=nginx}" "${NGINX_PID:=/run/nginx.pid}" "${UPSTREAM:=/etc/nginx/site-upstream.conf}"

master=$(cat "$NGINX_PID")
before=$(pgrep -P "$master")
cp "$UPSTREAM" "$UPSTREAM.before"
echo "server 127.0.0.1:$1;" > "$UPSTREAM"
if ! $NGINX_COMMAND -t -q; then
    mv "$UPSTREAM.before" "$UPSTREAM"
    echo "nginx was left as it is: its configuration has the fault above." >&2
    exit 1
fi
rm "$UPSTREAM.before"
$NGINX_COMMAND -s reload

# nginx notifies its workers only some time after this, and each exits with its last visitor. Nothing in
# a process's name or title tells the old workers from the new ones sooner.
waited=0
for worker in $before; do
    while kill -0 "$worker" 2>/dev/null; do
        if [ "$waited" -ge 900 ]; then
            echo "nginx still has visitors with the server before, after 90 seconds: leave that running." >&2
            exit 1
        fi
        sleep 0.1
        waited=$((waited + 1))
    done
done
