import { usePermissao } from '@merenda/shared';
import { CAMPOS_DA_AQUISICAO, ROTULOS_TIPO_ADITIVO, type Aquisicao } from '@merenda/shared/contratos';
import { formatarMoeda, nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { andamentoDaAquisicao } from '@merenda/shared/regras';
import { AndamentoDoRegistro, ModalDetalhes, ModalDoRegistro, useDetalhes, useHoje } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { useNavigate } from 'react-router-dom';
import { EfeitoNoPnae } from '../recursos-pnae/EfeitoNoPnae.js';
import { useAquisicao } from './aquisicoes.api.js';
import { SaldoDosItens } from './SaldoDosItens.js';
import { comoNaRegra, SituacaoAquisicao } from './situacao.js';
import { useHomologacao } from './useHomologacao.js';

const TITULO = 'Detalhes da Licitação/Contrato';
const LARGURA = 1140;

const DADOS = ['unidadeEducacional', 'objeto', 'numero', 'numeroProcessoAdminis', 'dataContrato', 'vigencia'] as const;
const DO_TIPO = ['aquisicaoTipo', 'tipoDeLicitacao', 'modalidadeLicitacao', 'fonteRecurso', 'fonteDeRecursos'] as const;
const DESENHOS = { status: (aquisicao: Aquisicao) => <SituacaoAquisicao aquisicao={aquisicao} /> };

/** An acquisition, to be read: header, addenda, and the balance of each item. */
export function ModalDetalhesAquisicao({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  return (
    <ModalDoRegistro titulo={TITULO} largura={LARGURA} consulta={useAquisicao(id)} aoFechar={aoFechar}>
      {(aquisicao) => <Detalhes aquisicao={aquisicao} aoFechar={aoFechar} />}
    </ModalDoRegistro>
  );
}

function Detalhes({ aquisicao, aoFechar }: { aquisicao: Aquisicao; aoFechar: () => void }) {
  const detalhesDe = useDetalhes(CAMPOS_DA_AQUISICAO, DESENHOS);
  return (
    <ModalDetalhes
      titulo={TITULO}
      largura={LARGURA}
      detalhes={[
        ...detalhesDe(aquisicao, [...DADOS, ...DO_TIPO, 'valor', 'valorParcial']),
        ...(aquisicao.valorAditivado > 0 ? detalhesDe(aquisicao, ['valorAditivado']) : []),
        ...(aquisicao.status === 'PENDENTE' ? [] : detalhesDe(aquisicao, ['valorDisponivel'])),
        ...detalhesDe(aquisicao, ['notificacao', 'status']),
      ]}
      aoFechar={aoFechar}
      comentarios={{ entidade: 'aquisicoes', id: aquisicao.id }}
      historico={{ entidade: 'aquisicoes', id: aquisicao.id }}
      andamento={<AndamentoDaAquisicao aquisicao={aquisicao} />}
    >
      {aquisicao.status === 'PENDENTE' && <EfeitoNoPnae simulacao={{ aquisicao: { id: aquisicao.id } }} />}
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
      <VendasEmNome aquisicao={aquisicao} />
    </ModalDetalhes>
  );
}

/** The families in whose name groups sell, with R$ of each; nothing for items without names. */
function VendasEmNome({ aquisicao }: { aquisicao: Aquisicao }) {
  const itens = aquisicao.propostasVencedoras.flatMap((proposta) =>
    proposta.itens.filter(({ emNomeDe }) => emNomeDe.length > 0),
  );
  if (itens.length === 0) return null;
  return (
    <>
      <Typography.Title level={2} style={SUBTITULO}>
        Em nome de quem vende o grupo
      </Typography.Title>
      <ul>
        {itens.map(({ id, produto, emNomeDe }) => (
          <li key={id}>
            {nomeComum(produto.nome)}:{' '}
            {emNomeDe.map(({ nome, valor }) => `${nomeProprio(nome)} (${formatarMoeda(valor)})`).join('; ')}
          </li>
        ))}
      </ul>
    </>
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
