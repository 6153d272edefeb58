import type { Level } from '#machine-room/recording/coverage.ts';

interface CoverageMarkProps {
  level: Level;
  /** Its middle. */
  x: number;
  y: number;
}

/** A disc, full for what a hand has taken and the emptier the less is known, so that no colour is needed to read it. */
export const CoverageMark = ({ level, x, y }: CoverageMarkProps) => (
  <g className={`mark ${level}`} transform={`translate(${x} ${y})`}>
    <circle r={5} />
    {level === 'browser' ? <path className="half" d="M0-5A5 5 0 0 1 0 5Z" /> : null}
    {level === 'none' ? <path className="cross" d="M-2.2-2.2L2.2 2.2M2.2-2.2L-2.2 2.2" /> : null}
  </g>
);
