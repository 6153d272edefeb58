import { useState } from 'react';

const load = () => import('./Coverage.tsx');

type Loaded = Awaited<ReturnType<typeof load>>;

export interface CoverageSwitch {
  isOn: boolean;
  toggle: () => Promise<void>;
  /** What shows it, once it is there and while it is wanted. */
  shown: Loaded | null;
  isLost: boolean;
}

/** Whether charts show their coverage. The record comes when somebody asks for it for the first time. */
export function useCoverage(): CoverageSwitch {
  const [isOn, setIsOn] = useState(false);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isLost, setIsLost] = useState(false);

  async function toggle() {
    setIsOn(!isOn);
    setIsLost(false);
    if (isOn || loaded) return;
    try {
      setLoaded(await load());
    } catch {
      setIsOn(false);
      setIsLost(true);
    }
  }

  return { isOn, toggle, shown: isOn ? loaded : null, isLost };
}
