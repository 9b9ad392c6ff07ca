#!/usr/bin/env bash
# jsonrpclib-pelix 0.4.2 (Debian 12, 0.4.2-2): a notification that a server answers with 204 and no body, as most do, raises TransportError although it was carried
# out, and the next call on the same proxy raises ResponseNotReady, an exception of http.client: it was sent, and its answer is never read. The call after that works.
# With 200 and an empty body the same notification returns None, and the calls after it their results.
#
# Expected: None, and calls that go on. Prints both ways, and fails if they are others. Needs apt-get, dpkg-deb and Python 3.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root python3-jsonrpclib-pelix=0.4.2-2
dpkg-deb --extract python3-jsonrpclib-pelix_*.deb .
cat > notification.py << 'PROGRAM'
import json
import queue
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

sys.path.insert(0, "usr/lib/python3/dist-packages")
from jsonrpclib import ServerProxy

received = queue.Queue()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    status = 204

    def log_message(self, *words):
        pass

    def do_POST(self):
        call = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        received.put(call["method"])
        answer = json.dumps({"jsonrpc": "2.0", "id": call["id"], "result": "fine"}).encode() if "id" in call else b""
        self.send_response(200 if answer else self.status)
        if answer or self.status == 200:
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(answer)))
        try:
            self.end_headers()
            self.wfile.write(answer)
        except ConnectionError:
            pass


def outcome(act):
    try:
        return act()
    except Exception as error:
        return type(error).__name__


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
for Handler.status in (204, 200):
    proxy = ServerProxy(f"http://127.0.0.1:{server.server_port}/")
    outcomes = [outcome(lambda: proxy._notify.tell()), outcome(lambda: proxy.first()), outcome(lambda: proxy.second())]
    print(Handler.status, outcomes, "received", sorted(received.get() for _ in outcomes))
PROGRAM
printed=$(python3 notification.py)
echo "$printed"
diff <(echo "$printed") - << 'EXPECTED'
204 ['TransportError', 'ResponseNotReady', 'fine'] received ['first', 'second', 'tell']
200 [None, 'fine', 'fine'] received ['first', 'second', 'tell']
EXPECTED
