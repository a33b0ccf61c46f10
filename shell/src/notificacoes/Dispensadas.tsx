import { avisos } from '@merenda/shared';
import type { Notificacao } from '@merenda/shared/contratos';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useDesfazerDispensa } from './notificacoes.api.js';
import { PaginasDe } from './PaginasDe.js';
import { Quantas } from './Quantas.js';

/** What the user has dismissed, closed until it is asked for; each can be shown again. */
export function Dispensadas({ quantas }: { quantas: number }) {
  const [aberta, setAberta] = useState(false);
  const id = useId();
  return (
    <section className="notificacoes-grupo" aria-labelledby={id}>
      <div className="notificacoes-titulo">
        <h2 id={id}>
          Dispensadas <Quantas total={quantas} />
        </h2>
        <Button aria-expanded={aberta} onClick={() => setAberta(!aberta)}>
          {aberta ? 'Ocultar dispensadas' : 'Ver dispensadas'}
        </Button>
      </div>
      {aberta && (
        <PaginasDe quais={{ dispensadas: 'true' }}>
          {(linha) => <Dispensada key={linha.id} notificacao={linha} />}
        </PaginasDe>
      )}
    </section>
  );
}

function Dispensada({ notificacao: { id, mensagem, dispensadaAte } }: { notificacao: Notificacao }) {
  const desfazer = useDesfazerDispensa();
  return (
    <li>
      <span className="notificacao-mensagem">
        {mensagem} <span className="notificacao-volta">Volta em {dispensadaAte}.</span>
      </span>
      <Button
        size="small"
        type="text"
        loading={desfazer.isPending}
        aria-label={`Mostrar de novo: ${mensagem}`}
        onClick={() => void desfazer.mutateAsync({ id }).catch((erro: unknown) => avisos.falha(erro))}
      >
        Mostrar de novo
      </Button>
    </li>
  );
}
