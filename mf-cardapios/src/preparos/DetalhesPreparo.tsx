import type { Preparo } from '@merenda/shared/contratos';
import { ModalDetalhes, ModalDoRegistro } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { FichaDaOrigem } from '../ficha-tecnica/FichaDaOrigem.js';
import { usePreparo } from './preparos.api.js';
import { TabelaDeIngredientes, useDetalhesDaReceita } from './ReceitaExibida.js';
import { VersoesDoPreparo } from './VersoesDoPreparo.js';

const TITULO = 'Detalhes do Preparo';
const LARGURA = 760;

/** The whole recipe with its technical sheet and its versions, read-only. */
export function DetalhesPreparo({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  return (
    <ModalDoRegistro titulo={TITULO} largura={LARGURA} consulta={usePreparo(id)} aoFechar={aoFechar}>
      {(preparo) => <Receita preparo={preparo} aoFechar={aoFechar} />}
    </ModalDoRegistro>
  );
}

function Receita({ preparo, aoFechar }: { preparo: Preparo; aoFechar: () => void }) {
  const detalhesDe = useDetalhesDaReceita();
  return (
    <ModalDetalhes
      titulo={TITULO}
      largura={LARGURA}
      aoFechar={aoFechar}
      historico={{ entidade: 'preparos', id: preparo.id }}
      detalhes={detalhesDe(preparo)}
    >
      <TabelaDeIngredientes ingredientes={preparo.ingredientes} />
      <Typography.Title level={2} style={{ fontSize: 16, marginTop: 24 }}>
        Ficha técnica por porção
      </Typography.Title>
      <FichaDaOrigem origem={{ preparos: [preparo.id] }} />
      <VersoesDoPreparo id={preparo.id} />
    </ModalDetalhes>
  );
}
