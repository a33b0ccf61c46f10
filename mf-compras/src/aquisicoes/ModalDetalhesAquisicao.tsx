import { ROTULOS_TIPO_ADITIVO, ROTULOS_TIPO_AQUISICAO, type Aquisicao } from '@merenda/shared/contratos';
import { formatarMoeda } from '@merenda/shared/formatos';
import { EstadoErro, ModalDetalhes, useDescricao, type Detalhe } from '@merenda/shared/ui';
import { Modal, Skeleton, Typography } from 'antd';
import { useAquisicao } from './aquisicoes.api.js';
import { SaldoDosItens } from './SaldoDosItens.js';
import { SituacaoAquisicao } from './situacao.js';

const TITULO = 'Detalhes da Licitação/Contrato';
const LARGURA = 1140;

/** An acquisition, to be read: header, addenda, and the balance of each item. */
export function ModalDetalhesAquisicao({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const { data, error, refetch } = useAquisicao(id);
  const detalhes = useDetalhes(data);
  if (data === undefined || detalhes === null) {
    return (
      <Modal title={TITULO} open onCancel={aoFechar} footer={null} width={LARGURA}>
        {error !== null ? <EstadoErro erro={error} aoTentar={() => void refetch()} /> : <Skeleton active />}
      </Modal>
    );
  }
  return (
    <ModalDetalhes titulo={TITULO} largura={LARGURA} detalhes={detalhes} aoFechar={aoFechar}>
      {data.aditivos.length > 0 && (
        <>
          <Typography.Title level={2} style={SUBTITULO}>
            Aditivos
          </Typography.Title>
          <ul>
            {data.aditivos.map((aditivo) => (
              <li key={aditivo.id}>
                {ROTULOS_TIPO_ADITIVO[aditivo.aditivoTipo]}:{' '}
                {aditivo.valor === null ? `até ${aditivo.novaVigencia}` : formatarMoeda(aditivo.valor)}
              </li>
            ))}
          </ul>
        </>
      )}
      <Typography.Title level={2} style={SUBTITULO}>
        Propostas vencedoras e saldo dos itens
      </Typography.Title>
      <SaldoDosItens id={id} />
    </ModalDetalhes>
  );
}

const SUBTITULO = { fontSize: 16, marginTop: 24 };

function useDetalhes(aquisicao: Aquisicao | undefined): Detalhe[] | null {
  const tipoDeLicitacao = useDescricao('tipos-licitacao');
  const modalidade = useDescricao('modalidades-licitacao');
  const fonte = useDescricao('fontes-recurso');
  if (!aquisicao) return null;
  const licitacao = aquisicao.aquisicaoTipo === 'LICITACAO';
  return [
    { rotulo: 'Unidade gestora', valor: aquisicao.unidadeEducacional.nome },
    { rotulo: 'Objeto', valor: aquisicao.objeto },
    { rotulo: 'Número', valor: `${aquisicao.numero}/${aquisicao.ano}` },
    { rotulo: 'Processo administrativo', valor: aquisicao.numeroProcessoAdminis },
    { rotulo: 'Data do contrato', valor: aquisicao.dataContrato },
    { rotulo: 'Vigência', valor: aquisicao.vigencia },
    { rotulo: 'Tipo', valor: ROTULOS_TIPO_AQUISICAO[aquisicao.aquisicaoTipo] },
    ...(licitacao
      ? [
          { rotulo: 'Tipo de licitação', valor: tipoDeLicitacao(aquisicao.tipoDeLicitacao) },
          { rotulo: 'Modalidade', valor: modalidade(aquisicao.modalidadeLicitacao) },
        ]
      : [{ rotulo: 'Fonte de recurso', valor: fonte(aquisicao.fonteRecurso) }]),
    { rotulo: 'Valor total', valor: formatarMoeda(aquisicao.valor) },
    { rotulo: 'Valor parcial', valor: formatarMoeda(aquisicao.valorParcial) },
    ...(aquisicao.valorAditivado > 0
      ? [{ rotulo: 'Valor aditivado', valor: formatarMoeda(aquisicao.valorAditivado) }]
      : []),
    ...(aquisicao.status === 'PENDENTE'
      ? []
      : [{ rotulo: 'Valor disponível', valor: formatarMoeda(aquisicao.valorDisponivel) }]),
    {
      rotulo: 'Aviso de saldo baixo',
      valor: aquisicao.notificacao ? `Abaixo de ${aquisicao.notificacao.valorAbaixo}%` : 'Não configurado',
    },
    { rotulo: 'Status', valor: <SituacaoAquisicao aquisicao={aquisicao} /> },
  ];
}
