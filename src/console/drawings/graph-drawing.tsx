import { useEffect, useRef } from 'preact/hooks';
import { type DrawnEdge, type DrawnNode, nodeSize, placed } from './layout.js';

interface GraphDrawingProps {
  readonly label: string;
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
}

const shownCharacters = 26;

/** A drawing of how objects hang together; each box leads to its object. The same stands beside it as a list. */
export function GraphDrawing({ label, nodes, edges }: GraphDrawingProps) {
  const place = useRef<HTMLElement>(null);
  const drawing = placed(nodes, edges);
  const first = drawing.nodes.find(({ state }) => state === 'first');
  useEffect(() => {
    const { clientWidth = 0, clientHeight = 0 } = place.current ?? {};
    if (first) place.current?.scrollTo(first.x - clientWidth / 3, first.y - clientHeight / 2);
  }, [first?.x, first?.y]);
  return (
    <section class="graph" ref={place} tabIndex={0} aria-label={label}>
      <svg width={drawing.width} height={drawing.height} viewBox={`0 0 ${drawing.width} ${drawing.height}`}>
        <title>{label}</title>
        <defs>
          <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0 L8 4 L0 8 z" />
          </marker>
        </defs>
        {drawing.edges.map(({ from, to, text, points }) => (
          <path key={`${from} ${to}`} class="edge" d={curve(points)} marker-end="url(#arrow)">
            <title>{text}</title>
          </path>
        ))}
        {drawing.nodes.map(node => (
          <a key={node.id} href={node.to} class={`node ${node.state}`}>
            <rect x={node.x - nodeSize.width / 2} y={node.y - nodeSize.height / 2} {...nodeSize} rx="8" />
            <text x={node.x - nodeSize.width / 2 + 12} y={node.y - 3}>
              {shortened(node.title)}
            </text>
            <text x={node.x - nodeSize.width / 2 + 12} y={node.y + 14} class="note">
              {shortened(node.note)}
            </text>
            <title>{node.title}</title>
          </a>
        ))}
      </svg>
    </section>
  );
}

function shortened(text: string): string {
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters - 1)}…` : text;
}

function curve(points: readonly { readonly x: number; readonly y: number }[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const middle = (first.x + last.x) / 2;
  return `M${first.x} ${first.y} C${middle} ${first.y} ${middle} ${last.y} ${last.x} ${last.y}`;
}
