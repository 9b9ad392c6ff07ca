#!/usr/bin/env bash
# jsonrpclib-pelix 0.4.2 (Debian 12, 0.4.2-2): the data of an error is lost if its code is from -32700 to -32000, and kept for every other code. JSON-RPC 2.0 leaves
# -32099 to -32000 to servers for errors of their own, where data matter most. A ProtocolError has code and message in a tuple and no other way to the answer;
# an AppError, for other codes, has the data as third member.
#
# Expected: data for each code. Prints what each code gives, and fails if that is something else. Needs apt-get, dpkg-deb and Python 3.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root python3-jsonrpclib-pelix=0.4.2-2
dpkg-deb --extract python3-jsonrpclib-pelix_*.deb .
cat > data.py << 'PROGRAM'
import sys

sys.path.insert(0, "usr/lib/python3/dist-packages")
from jsonrpclib.jsonrpc import check_for_errors

for code in (-32602, -32099, -32000, -31999, 1):
    try:
        check_for_errors({"jsonrpc": "2.0", "id": 1, "error": {"code": code, "message": "no", "data": {"field": "title"}}})
    except Exception as error:
        print(type(error).__name__, *error.args)
PROGRAM
printed=$(python3 data.py)
echo "$printed"
diff <(echo "$printed") - << 'EXPECTED'
ProtocolError (-32602, 'no')
ProtocolError (-32099, 'no')
ProtocolError (-32000, 'no')
AppError (-31999, 'no', {'field': 'title'})
AppError (1, 'no', {'field': 'title'})
EXPECTED
