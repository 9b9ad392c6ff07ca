import { useEffect, useState } from 'preact/hooks';

/** Light modules around the code, which scanners need. */
const quietModules = 4;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** A text as a QR code. The library is loaded when the first one is shown. */
export function QrCode({ text, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState<{ readonly path: string; readonly size: number }>();
  useEffect(() => {
    void drawingOf(text).then(setDrawing);
  }, [text]);
  if (!drawing) return null;
  const size = drawing.size + 2 * quietModules;
  return (
    <svg class="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width="200" height="200">
      <rect width={size} height={size} fill="#fff" />
      <path d={drawing.path} fill="#000" />
    </svg>
  );
}

async function drawingOf(text: string): Promise<{ readonly path: string; readonly size: number }> {
  const { default: qrcode } = await import('qrcode-generator');
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const squares = Array.from({ length: size * size }, (_, at) => [Math.floor(at / size), at % size] as const)
    .filter(([row, column]) => code.isDark(row, column))
    .map(([row, column]) => `M${column + quietModules} ${row + quietModules}h1v1h-1z`);
  return { path: squares.join(''), size };
}
