/** The word that must be code nowhere. */
export const marker = 'EVIL';

/** Statements that name the marker, and leave a file of that name, where they are code. */
const statements = {
  typescript: `globalThis.${marker} = process.getBuiltinModule("fs").writeFileSync("${marker}", "")`,
  python: `${marker} = open("${marker}", "w").close()`,
  php: `$${marker} = file_put_contents("${marker}", "")`,
  go: `func init() { ${marker}() }`,
};

const { typescript, python, php, go } = statements;

/** Texts that end the comment or the literal they stand in, and go on with a statement. */
export const breakouts: readonly string[] = [
  `*/ ${typescript}; ${php}; /*`,
  `**/ ${php}; /**`,
  `\n${python}\n${php};\n${go}\n`,
  `\r${python}\r\n${typescript}`,
  `\u2028${typescript}\u2029${typescript}\u0085${python}\v${python}\f${python}`,
  `"""\n${python}\n"""`,
  `\\"""\n${python}\n\\"""`,
  `"; ${typescript}; "`,
  `'; ${typescript}; ${php}; '`,
  `' . ${php} . '`,
  `\\'; ${php}; //`,
  `\\\\"; ${typescript}; //`,
  `\`\n}\n${go}\ntype x struct {\nY string \``,
  `\`; ${typescript}; \``,
  `\${${typescript}}`,
  `{$x->${marker}()} \${${marker}} $${marker}`,
  `?> <?php ${php}; ?>`,
  `]; ${python}; [`,
  `${'x'.repeat(200)} | any; ${typescript}; type Y = `,
  `)\n\n${python}\n(`,
  `,string" ${marker}:"x`,
  `//go:linkname ${marker} os.Exit`,
  `@${marker} {@link ${marker}} <${marker}>`,
  `\u202E\u2066${marker}\u2069\u200F\uFEFF\u00AD\u{E0041}`,
  `\0${marker}\b\u001b[31m\x7f`,
  `\ud800${marker}\udfff`,
  '\\',
  '\\u0022',
  '"',
  "'",
  '`',
  '*/',
  '#',
  '',
  ' ',
  '9',
  '-',
  '__proto__',
  'constructor',
  'toString',
  `${'Ä'.repeat(3000)}`,
];
