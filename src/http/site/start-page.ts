import { dialects } from '../envelope/dialects.js';

function htmlFor(service: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>kataster</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<main>
<h1>kataster</h1>
<p>A CMDB service: what a company runs, what each thing is like, and where each record is in its life. Programs speak to it in JSON-RPC 2.0 over HTTP.</p>
<h2>Where to go</h2>
<ul>
<li><a href="/docs/">/docs/</a> – how to speak to it: every method and category, with examples and forms to try them</li>
<li><a href="/openrpc.json">/openrpc.json</a> – every method, parameter, result and error (OpenRPC)</li>
<li><a href="/health/ready">/health/ready</a> – whether the service can answer</li>
<li><a href="/metrics">/metrics</a> – figures for Prometheus</li>
</ul>
<h2>A first call</h2>
<pre>curl ${service}${dialects.contract.path} -H 'Content-Type: application/json' \\
  -d '{"jsonrpc":"2.0","id":1,"method":"cmdb.object.create","params":{"apikey":"YOUR KEY","type":"C__OBJTYPE__SERVER","title":"web1"}}'</pre>
<p>The key was shown once at the first start; <code>kataster key create</code> makes another.</p>
</main>
</body>
</html>
`;
}

const css = `:root { color-scheme: light dark; }
body { font: 1.05rem/1.6 system-ui, sans-serif; margin: 0; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { letter-spacing: -0.02em; }
pre { overflow-x: auto; padding: 1rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 0.5rem; }
.de, html[data-language="de"] .en { display: none; }
html[data-language="de"] .de { display: inline; }
`;

/** The page for people who open the service in a browser; its first call goes to this address. */
export const startPage = { htmlFor, css } as const;
