import { useRede } from '@merenda/shared';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';

const ComentariosDoPrato = lazy(() =>
  import('./ComentariosDoPrato.js').then(({ ComentariosDoPrato: tela }) => ({ default: tela })),
);

export interface PratoComNome {
  id: number;
  nome: string;
}

/** Where cooks read and write how a dish turns out: 'veio mole'. The server keeps comments, so it needs a network. */
export function BotaoDosComentarios({ prato }: { prato: PratoComNome }) {
  const [aberto, setAberto] = useState(false);
  const semRede = useRede(({ semRedeDesde }) => semRedeDesde !== null);
  return (
    <>
      <Button
        disabled={semRede}
        title={semRede ? 'Os comentários precisam de internet.' : undefined}
        onClick={() => setAberto(true)}
      >
        Comentários do prato
      </Button>
      {aberto && (
        <Suspense>
          <ComentariosDoPrato prato={prato} aoFechar={() => setAberto(false)} />
        </Suspense>
      )}
    </>
  );
}
