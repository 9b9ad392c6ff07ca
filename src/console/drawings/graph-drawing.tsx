import { useEffect, useRef } from 'preact/hooks';
import { type Drawing, type DrawnEdge, type DrawnNode, nodeSize, placed } from './layout.js';

interface GraphDrawingProps {
  readonly label: string;
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
}

const shownCharacters = { title: 22, note: 27, edge: 20 } as const;

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
        {drawing.edges.map(edge => (
          <g key={`${edge.from} ${edge.to}`} class="edge">
            <title>{edge.text}</title>
            <path d={curve(edge)} marker-end="url(#arrow)" />
            <text x={edge.label.x} y={edge.label.y + 4}>
              {shortened(edge.text, shownCharacters.edge)}
            </text>
          </g>
        ))}
        {drawing.nodes.map(node => (
          <a key={node.id} href={node.to} class={`node ${node.state}`}>
            <rect x={node.x - nodeSize.width / 2} y={node.y - nodeSize.height / 2} {...nodeSize} rx="8" />
            <text x={node.x - nodeSize.width / 2 + 12} y={node.y - 3}>
              {shortened(node.title, shownCharacters.title)}
            </text>
            <text x={node.x - nodeSize.width / 2 + 12} y={node.y + 14} class="note">
              {shortened(node.note, shownCharacters.note)}
            </text>
            <title>{node.title}</title>
          </a>
        ))}
      </svg>
    </section>
  );
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** A curve that passes the middle of the text of its arrow. */
function curve({ start, label, end }: Drawing['edges'][number]): string {
  const [before, after] = [(start.x + label.x) / 2, (label.x + end.x) / 2];
  return [
    `M${start.x} ${start.y}`,
    `C${before} ${start.y} ${before} ${label.y} ${label.x} ${label.y}`,
    `C${after} ${label.y} ${after} ${end.y} ${end.x} ${end.y}`,
  ].join(' ');
}
