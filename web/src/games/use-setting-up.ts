import { useEffect, useState } from 'react';
import { openSettingUp } from './entries.ts';
import type { SettingUp } from './setting-up.ts';

/** How a game's tables are set up, once its form is there. */
export function useSettingUp(game: string): SettingUp | 'failed' | undefined {
  const [settingUp, setSettingUp] = useState<SettingUp | 'failed'>();
  useEffect(() => {
    let here = true;
    openSettingUp(game).then(
      (opened) => here && setSettingUp(opened),
      () => here && setSettingUp('failed'),
    );
    return () => {
      here = false;
    };
  }, [game]);
  return settingUp;
}
