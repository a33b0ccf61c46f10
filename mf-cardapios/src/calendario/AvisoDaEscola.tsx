import { Alert, Button } from 'antd';
import type { useCalendarioEscolar } from '../calendario-escolar/calendario-escolar.api.js';

type AvisoDaEscolaProps = Pick<ReturnType<typeof useCalendarioEscolar>, 'falhas' | 'tentando' | 'refazer'>;

/** Says which days without class the calendar does not know. */
export function AvisoDaEscola({ falhas, tentando, refazer }: AvisoDaEscolaProps) {
  if (falhas.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBottom: 12 }}
      title={`Não foi possível carregar ${falhas.join(' e ')}.`}
      description="Dias sem aula podem aparecer como dias de aula."
      action={
        <Button onClick={refazer} loading={tentando}>
          Tentar novamente
        </Button>
      }
    />
  );
}
