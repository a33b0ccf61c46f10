import { useSessao } from '@merenda/shared';
import { lazy, Suspense } from 'react';
import { useFederacao } from '../federation/federacao.js';
import { LimiteDaArea } from '../federation/LimiteDaArea.js';
import { usePassosOcultos } from './ocultos.js';

const PrimeirosPassos = lazy(() => import('./PrimeirosPassos.js'));

/**
 * The place of the first days' steps on the home: it has its height before their code is there. Nothing, and no code,
 * where no step waits for the user or the user has hidden them.
 */
export function LugarDosPassos() {
  const usuario = useSessao(({ auth }) => auth.usuario?.id);
  const haPassos = useSessao(({ auth }) => auth.primeirosPassos);
  const { ocultos, ocultar } = usePassosOcultos();
  if (!haPassos || usuario === undefined || ocultos.includes(usuario)) return null;
  return (
    <div className="inicio-passos">
      <Conteudo aoOcultar={() => ocultar(usuario)} />
    </div>
  );
}

function Conteudo({ aoOcultar }: { aoOcultar: () => void }) {
  const areas = useFederacao().data?.areas ?? [];
  return (
    <LimiteDaArea
      aoFalhar={(erro) => console.error('The steps of the first days did not load:', erro)}
      falha={() => (
        <p role="alert">Não foi possível abrir os primeiros passos. Recarregue a página para tentar novamente.</p>
      )}
    >
      <Suspense fallback={null}>
        <PrimeirosPassos areas={areas} aoOcultar={aoOcultar} />
      </Suspense>
    </LimiteDaArea>
  );
}
