import { useEffect, useState } from 'react';
import type { CallFigures } from '~/domain/figures/callFigures';
import { namesSignInTime } from '~/features/auth/signInProof';
import { AdministrationPage } from '~/screens/administration/AdministrationPage';
import { logFailure } from '~/services/loggingService/loggingService';
import { versionsSeen } from '~/services/http/serverVersions';
import { readFigures, removeFigures } from '~/app/figures/figureStorage';

export function AdministrationRoute() {
  const [calls, setCalls] = useState<readonly CallFigures[] | null>([]);
  useEffect(() => {
    readFigures().then(setCalls).catch(logFailure);
  }, []);
  const remove = async (): Promise<boolean> => {
    const isRemoved = await removeFigures();
    if (isRemoved) setCalls([]);
    return isRemoved;
  };
  return (
    <AdministrationPage
      versions={versionsSeen()}
      namesSignInTime={namesSignInTime()}
      figures={{ calls, onRemove: remove }}
    />
  );
}
