import { usePermissao } from '@merenda/shared';
import { ROTULOS_TIPO_ADITIVO, ROTULOS_TIPO_AQUISICAO, type Aquisicao } from '@merenda/shared/contratos';
import { formatarMoeda, nomeProprio } from '@merenda/shared/formatos';
import { andamentoDaAquisicao, temCampoDoTipo } from '@merenda/shared/regras';
import {
  AndamentoDoRegistro,
  ModalDetalhes,
  ModalDoRegistro,
  useDescricao,
  useHoje,
  type Detalhe,
} from '@merenda/shared/ui';
import { Typography } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useAquisicao } from './aquisicoes.api.js';
import { SaldoDosItens } from './SaldoDosItens.js';
import { comoNaRegra, SituacaoAquisicao } from './situacao.js';
import { useHomologacao } from './useHomologacao.js';

const TITULO = 'Detalhes da Licitação/Contrato';
const LARGURA = 1140;

/** An acquisition, to be read: header, addenda, and the balance of each item. */
export function ModalDetalhesAquisicao({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  return (
    <ModalDoRegistro titulo={TITULO} largura={LARGURA} consulta={useAquisicao(id)} aoFechar={aoFechar}>
      {(aquisicao) => <Detalhes aquisicao={aquisicao} aoFechar={aoFechar} />}
    </ModalDoRegistro>
  );
}

function Detalhes({ aquisicao, aoFechar }: { aquisicao: Aquisicao; aoFechar: () => void }) {
  const detalhes = useDetalhes(aquisicao);
  return (
    <ModalDetalhes
      titulo={TITULO}
      largura={LARGURA}
      detalhes={detalhes}
      aoFechar={aoFechar}
      historico={{ entidade: 'aquisicoes', id: aquisicao.id }}
      andamento={<AndamentoDaAquisicao aquisicao={aquisicao} />}
    >
      {aquisicao.aditivos.length > 0 && (
        <>
          <Typography.Title level={2} style={SUBTITULO}>
            Aditivos
          </Typography.Title>
          <ul>
            {aquisicao.aditivos.map((aditivo) => (
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
      <SaldoDosItens id={aquisicao.id} />
    </ModalDetalhes>
  );
}

function AndamentoDaAquisicao({ aquisicao }: { aquisicao: Aquisicao }) {
  const homologar = useHomologacao();
  const navigate = useNavigate();
  const podeSolicitar = usePermissao('SOLICITACOES');
  return (
    <AndamentoDoRegistro
      andamento={andamentoDaAquisicao(comoNaRegra(aquisicao), useHoje(), podeSolicitar)}
      acoes={{
        homologar: { rotulo: 'Homologar', aoAcionar: () => void homologar(aquisicao.id) },
        solicitar: {
          rotulo: 'Solicitar compra',
          aoAcionar: () => void navigate(`/cadastrar-solicitacao?aquisicao=${aquisicao.id}`),
        },
      }}
    />
  );
}

const SUBTITULO = { fontSize: 16, marginTop: 24 };

function useDetalhes(aquisicao: Aquisicao): Detalhe[] {
  const tipoDeLicitacao = useDescricao('tipos-licitacao');
  const modalidade = useDescricao('modalidades-licitacao');
  const fonte = useDescricao('fontes-recurso');
  return [
    { rotulo: 'Unidade gestora', valor: nomeProprio(aquisicao.unidadeEducacional.nome) },
    { rotulo: 'Objeto', valor: aquisicao.objeto },
    { rotulo: 'Número', valor: `${aquisicao.numero}/${aquisicao.ano}` },
    { rotulo: 'Processo administrativo', valor: aquisicao.numeroProcessoAdminis },
    { rotulo: 'Data do contrato', valor: aquisicao.dataContrato },
    { rotulo: 'Vigência', valor: aquisicao.vigencia },
    { rotulo: 'Tipo', valor: ROTULOS_TIPO_AQUISICAO[aquisicao.aquisicaoTipo] },
    ...(temCampoDoTipo(aquisicao.aquisicaoTipo, 'tipoDeLicitacao')
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
