import { usePermissao, useSessao } from '@merenda/shared';
import type { ProdutoRecebido, Recebimento, SolicitacaoResumo } from '@merenda/shared/contratos';
import { formatarMoeda, nomeComum, nomeProprio } from '@merenda/shared/formatos';
import {
  conferenciaDoLote,
  emGraus,
  enderecoDasEtiquetas,
  NADA_ACEITO,
  ROTULOS_TERMO,
  termosDaEntrega,
} from '@merenda/shared/regras';
import {
  Codigo,
  type Coluna,
  EstadoErro,
  EstadoVazio,
  MaisAcoes,
  Quantidade,
  StatusTag,
  Tabela,
} from '@merenda/shared/ui';
import { Button, Card, Descriptions, Flex, Modal, Skeleton, type DescriptionsProps } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BaixarXml } from '../notas-eletronicas/BaixarXml.js';
import { Identificacao } from '../solicitacoes/identificacao.js';
import { ImagemDaNota } from './ImagemDaNota.js';
import { ModalEstorno } from './ModalEstorno.js';
import { Ocorrencias } from './Ocorrencias.js';
import { ModalNotaFiscal } from './ModalNotaFiscal.js';
import { useProdutosRecebidos } from './recebimentos.api.js';

/** The deliveries of a request: invoice, its picture, the lots. */
export function ModalProdutosRecebidos({
  solicitacao,
  aoFechar,
}: {
  solicitacao: SolicitacaoResumo;
  aoFechar: () => void;
}) {
  const { data, error, refetch } = useProdutosRecebidos(solicitacao.id);
  const [aberto, setAberto] = useState(true);
  const fechar = () => setAberto(false);
  return (
    <Modal
      title="Produtos recebidos"
      open={aberto}
      onCancel={fechar}
      afterClose={aoFechar}
      width={900}
      footer={<Button onClick={fechar}>Fechar</Button>}
    >
      {error !== null ? (
        <EstadoErro erro={error} aoTentar={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton active />
      ) : (
        <Flex vertical gap="middle">
          <Identificacao solicitacao={solicitacao} />
          {data.map((recebimento, indice) => (
            <Entrega key={recebimento.id} solicitacao={solicitacao} recebimento={recebimento} ordem={indice + 1} />
          ))}
        </Flex>
      )}
    </Modal>
  );
}

interface EntregaProps {
  solicitacao: SolicitacaoResumo;
  recebimento: Recebimento;
  ordem: number;
}

function Entrega({ solicitacao: { id: solicitacao, unidadeEducacional }, recebimento, ordem }: EntregaProps) {
  const { id, notaFiscal, produtos, valorProdutos, estorno, ocorrencias } = recebimento;
  const [aberto, setAberto] = useState<'nota' | 'estorno' | null>(null);
  const navigate = useNavigate();
  const termosDe = (entrega: Recebimento) =>
    termosDaEntrega(entrega).map((termo) => ({
      rotulo: ROTULOS_TERMO[termo],
      impedimento: null,
      aoAcionar: () => void navigate(`/relatorio/${termo}/${solicitacao}/${id}`),
    }));
  const nome = `Entrega ${ordem} – ${notaFiscal ? `nota fiscal ${notaFiscal.numero}` : 'devolvida'}`;
  const fechar = () => setAberto(null);
  return (
    <Card
      size="small"
      role="group"
      aria-label={nome}
      styles={{ title: { whiteSpace: 'normal' } }}
      title={
        <Flex wrap gap="small" align="center" style={{ paddingBlock: 8 }}>
          {estorno ? <del>{nome}</del> : nome}
          {estorno && <StatusTag tom="perigo" rotulo="Estornada" />}
        </Flex>
      }
    >
      {!estorno && (
        <Flex wrap gap="small" justify="end" style={{ marginBottom: 8 }}>
          {produtos.length > 0 && <BotaoDasEtiquetas unidade={unidadeEducacional.id} lotes={produtos} />}
          {notaFiscal && <BaixarXml nota={notaFiscal} />}
          {notaFiscal && <Button onClick={() => setAberto('nota')}>Corrigir nota</Button>}
          <Button danger onClick={() => setAberto('estorno')}>
            Estornar recebimento
          </Button>
          <MaisAcoes nome={nome} tamanho="middle" acoes={() => termosDe(recebimento)} />
        </Flex>
      )}
      <Descriptions size="small" column={{ xs: 1, md: 2 }} items={dadosDa(recebimento)} />
      {notaFiscal && !estorno && <ImagemDaNota nota={notaFiscal} />}
      <Lotes lotes={produtos} ordem={ordem} />
      {ocorrencias.length > 0 && <Ocorrencias solicitacao={solicitacao} ordem={ordem} ocorrencias={ocorrencias} />}
      {aberto === 'nota' && notaFiscal && (
        <ModalNotaFiscal nota={notaFiscal} solicitacao={solicitacao} valorProdutos={valorProdutos} aoFechar={fechar} />
      )}
      {aberto === 'estorno' && (
        <ModalEstorno solicitacao={solicitacao} recebimento={id} entrega={nome} produtos={produtos} aoFechar={fechar} />
      )}
    </Card>
  );
}

/** The labels of the received lots, for users who may handle their stock. */
function BotaoDasEtiquetas({ unidade, lotes }: { unidade: number; lotes: readonly ProdutoRecebido[] }) {
  const estoques = useSessao(({ auth }) => auth.usuario?.estoques);
  const pode = usePermissao('ESTOQUES');
  const navigate = useNavigate();
  const estoque = estoques?.find(({ unidadeEducacional }) => unidadeEducacional.id === unidade);
  if (!estoque || !pode) return null;
  const ids = lotes.map(({ produtoLote }) => produtoLote.id);
  return <Button onClick={() => void navigate(enderecoDasEtiquetas(estoque.id, ids))}>Etiquetas dos lotes</Button>;
}

function dadosDa({
  recebidoEm,
  usuario,
  observacao,
  justificativaValidade,
  justificativaTemperatura,
  notaFiscal,
  estorno,
  placa,
  temperaturaVeiculo,
  conferente,
}: Recebimento): DescriptionsProps['items'] {
  const largo = (key: string, label: string, children: string | null | undefined) =>
    children ? [{ key, label, children, span: 'filled' as const }] : [];
  return [
    ...(notaFiscal
      ? [
          { key: 'emissao', label: 'Emissão', children: notaFiscal.dataEmissao },
          { key: 'recebimento', label: 'Recebimento', children: notaFiscal.dataRecebimento },
          { key: 'valor', label: 'Valor', children: formatarMoeda(notaFiscal.valor) },
        ]
      : []),
    { key: 'registro', label: 'Registrado por', children: `${nomeProprio(usuario)}, em ${recebidoEm}` },
    ...largo('chave', 'Chave da NF-e', notaFiscal?.chave),
    ...largo('conferente', 'Quem conferiu', conferente),
    ...largo('placa', 'Placa do veículo', placa),
    ...largo('temperatura', 'Temperatura do veículo', temperaturaVeiculo === null ? null : emGraus(temperaturaVeiculo)),
    ...largo('observacao', 'Observação', observacao),
    ...largo('justificativa', 'Justificativa do prazo de validade', justificativaValidade),
    ...largo('justificativaTemperatura', 'Justificativa da temperatura', justificativaTemperatura),
    ...largo('repeticao', 'Motivo de lançar a mesma nota', notaFiscal?.motivoRepeticao),
    ...largo(
      'estorno',
      'Estornada por',
      estorno && `${nomeProprio(estorno.usuario)}, em ${estorno.quando}: ${estorno.motivo}`,
    ),
  ];
}

function Lotes({ lotes, ordem }: { lotes: readonly ProdutoRecebido[]; ordem: number }) {
  const colunas: Coluna<ProdutoRecebido>[] = [
    { titulo: 'Produto', valor: ({ produto }) => nomeComum(produto.nome) },
    { titulo: 'Lote', valor: ({ lote }) => <Codigo>{lote}</Codigo> },
    { titulo: 'Fabricação', valor: ({ dataFabricacao }) => dataFabricacao },
    { titulo: 'Validade', valor: ({ dataValidade }) => dataValidade },
    {
      titulo: 'Quantidade',
      valor: ({ quantidade, produto }) => <Quantidade embalagens={quantidade} produto={produto} />,
      numerica: true,
    },
  ];
  if (lotes.some((lote) => conferenciaDoLote(lote) !== ''))
    colunas.push({ titulo: 'Conferência', valor: conferenciaDoLote });
  return (
    <Tabela<ProdutoRecebido>
      rotulo={`Lotes da entrega ${ordem}`}
      linhas={lotes}
      colunas={colunas}
      chave={({ id }) => id}
      nomeDaLinha={({ produto, lote }) => `${nomeComum(produto.nome)}, lote ${lote}`}
      vazio={<EstadoVazio mensagem={NADA_ACEITO} />}
    />
  );
}
