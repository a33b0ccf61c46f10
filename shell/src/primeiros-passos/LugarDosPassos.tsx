import { useSessao } from '@merenda/shared';
import { lazy, Suspense } from 'react';
import { useFederacao } from '../federation/federacao.js';
import { LimiteDaArea } from '../federation/LimiteDaArea.js';
import { Festa } from './Festa.js';
import { usePassosOcultos } from './ocultos.js';

const PrimeirosPassos = lazy(() => import('./PrimeirosPassos.js'));

/**
 * The place of the first days' steps on the home: it has its height before their code is there. Nothing, and no code,
 * where no step waits for the user or the user has hidden them. After the last one the first meal is celebrated.
 */
export function LugarDosPassos() {
  const usuario = useSessao(({ auth }) => auth.usuario?.id);
  const haPassos = useSessao(({ auth }) => auth.primeirosPassos);
  const { ocultos, ocultar } = usePassosOcultos();
  if (usuario === undefined) return null;
  if (!haPassos) return <Festa usuario={usuario} />;
  if (ocultos.includes(usuario)) return null;
  return (
    <div className="inicio-passos">
      <Conteudo usuario={usuario} aoOcultar={() => ocultar(usuario)} />
    </div>
  );
}

function Conteudo({ usuario, aoOcultar }: { usuario: number; aoOcultar: () => void }) {
  const areas = useFederacao().data?.areas ?? [];
  return (
    <LimiteDaArea
      aoFalhar={(erro) => console.error('The steps of the first days did not load:', erro)}
      falha={() => (
        <p role="alert">Não foi possível abrir os primeiros passos. Recarregue a página para tentar novamente.</p>
      )}
    >
      <Suspense fallback={null}>
        <PrimeirosPassos areas={areas} usuario={usuario} aoOcultar={aoOcultar} />
      </Suspense>
    </LimiteDaArea>
  );
}
