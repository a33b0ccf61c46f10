import { CAMPOS_DA_CHAMADA, type ChamadaPublica } from '@merenda/shared/contratos';
import { autorEHora, formatarMoeda } from '@merenda/shared/formatos';
import { ModalDetalhes, ModalDoRegistro, useDetalhes } from '@merenda/shared/ui';
import { DocumentosDaChamada } from './DocumentosDaChamada.js';
import { ItemDaChamada } from './ItemDaChamada.js';
import { useChamada } from './chamadas.api.js';
import { ProjetosRecebidos } from './ProjetosRecebidos.js';
import { SituacaoChamada } from './situacao.js';

const TITULO = 'Detalhes da Chamada Pública';
const LARGURA = 1140;
const DESENHOS = { status: ({ status }: ChamadaPublica) => <SituacaoChamada status={status} /> };

/** A public call, to be read: its price research, its projects of sale and their ranking. */
export function ModalDetalhesChamada({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  return (
    <ModalDoRegistro titulo={TITULO} largura={LARGURA} consulta={useChamada(id)} aoFechar={aoFechar}>
      {(chamada) => <Detalhes chamada={chamada} aoFechar={aoFechar} />}
    </ModalDoRegistro>
  );
}

function Detalhes({ chamada, aoFechar }: { chamada: ChamadaPublica; aoFechar: () => void }) {
  const detalhesDe = useDetalhes(CAMPOS_DA_CHAMADA, DESENHOS);
  const { sorteio, motivo, limitePorCaf, total, itens, projetos } = chamada;
  return (
    <ModalDetalhes
      titulo={TITULO}
      largura={LARGURA}
      detalhes={[
        ...detalhesDe(chamada, [
          'unidadeEducacional',
          'numero',
          'objeto',
          'dataAbertura',
          'prazo',
          'status',
          'aquisicao',
        ]),
        { rotulo: 'Limite por CAF no ano', valor: formatarMoeda(limitePorCaf) },
        ...(sorteio === null
          ? []
          : [
              { rotulo: 'Valor classificado', valor: formatarMoeda(total) },
              { rotulo: 'Sorteio dos empates', valor: `Semente ${sorteio.semente}, ${autorEHora(sorteio)}` },
            ]),
        ...(motivo === null ? [] : [{ rotulo: 'Motivo do cancelamento', valor: motivo }]),
        { rotulo: 'Documentos', valor: <DocumentosDaChamada chamada={chamada} /> },
      ]}
      aoFechar={aoFechar}
    >
      {itens.map((item) => (
        <ItemDaChamada key={item.id} item={item} classificada={sorteio !== null} />
      ))}
      <ProjetosRecebidos chamada={chamada.id} projetos={projetos} />
    </ModalDetalhes>
  );
}
