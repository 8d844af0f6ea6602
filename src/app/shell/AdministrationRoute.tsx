import { useEffect, useState } from 'react';
import { namesSignInTime } from '~/features/auth/signInProof';
import { AdministrationPage } from '~/screens/administration/AdministrationPage';
import type { RecordedFigures } from '~/screens/administration/FiguresPart';
import { logFailure } from '~/services/loggingService/loggingService';
import { versionsSeen } from '~/services/http/serverVersions';
import { readFigures, removeFigures } from '~/app/figures/figureStorage';

export function AdministrationRoute() {
  const [calls, setCalls] = useState<RecordedFigures['calls']>('reading');
  useEffect(() => {
    readFigures()
      .then((read) => setCalls(read ?? 'unreadable'))
      .catch(logFailure);
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
