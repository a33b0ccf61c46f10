import type { RascunhoDeSolicitacao, Solicitacao } from '@merenda/shared/contratos';
import { formatarMoeda, nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { somar } from '@merenda/shared/regras';
import { Alerta, enderecoDoRegistro, StatusTag, Tabela, useQuantidade, type Coluna } from '@merenda/shared/ui';
import { Button, Card, Checkbox, Flex, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { EfeitoNoPnae } from '../recursos-pnae/EfeitoNoPnae.js';
import { ModalDoRascunho } from './ModalDoRascunho.js';
import { chaveDoRascunho, comQuantidades, paraCorpo, type QuantidadesPedidas } from './rascunhos.js';
import { useConfirmacao, type ResultadoDoRascunho } from './useConfirmacao.js';

interface SolicitacoesPropostasProps {
  rascunhos: readonly RascunhoDeSolicitacao[];
  /** Whether anything is missing: without it there is nothing to propose. */
  falta: boolean;
}

/** The requests that would cover the shortages: the user adjusts them, confirms, and reads the result of each. */
export function SolicitacoesPropostas({ rascunhos, falta }: SolicitacoesPropostasProps) {
  const [desmarcadas, setDesmarcadas] = useState<ReadonlySet<string>>(new Set());
  const [quantidades, setQuantidades] = useState<ReadonlyMap<string, QuantidadesPedidas>>(new Map());
  const [ajustando, setAjustando] = useState<string | null>(null);
  const { confirmar, confirmando, resultados, esquecer } = useConfirmacao();
  const escrever = useQuantidade();
  const ajustados = useMemo(
    () => rascunhos.map((rascunho) => comQuantidades(rascunho, quantidades.get(chaveDoRascunho(rascunho)))),
    [rascunhos, quantidades],
  );
  const escolhidos = ajustados.filter(
    (rascunho) => !desmarcadas.has(chaveDoRascunho(rascunho)) && rascunho.itens.length > 0,
  );
  const aberto = rascunhos.find((rascunho) => chaveDoRascunho(rascunho) === ajustando);

  const colunas = useMemo(
    (): Coluna<RascunhoDeSolicitacao>[] => [
      { titulo: 'Unidade', valor: ({ unidade }) => nomeProprio(unidade.nome), ordem: ({ unidade }) => unidade.nome },
      {
        titulo: 'Fornecedor',
        valor: ({ fornecedor }) => (
          <Flex wrap gap={4} align="center">
            {nomeProprio(fornecedor.nome)}
            {fornecedor.agriculturaFamiliar && <StatusTag tom="sucesso" rotulo="Agricultura familiar" />}
          </Flex>
        ),
        ordem: ({ fornecedor }) => fornecedor.nome,
      },
      { titulo: 'Aquisição', valor: ({ aquisicao }) => `${aquisicao.numero}/${aquisicao.ano}` },
      {
        titulo: 'Itens',
        valor: ({ itens }) =>
          itens.length === 0
            ? 'Nenhum: não será criada'
            : itens
                .map(({ produto, quantidade }) => `${nomeComum(produto.nome)}: ${escrever(quantidade, produto)}`)
                .join('; '),
      },
      {
        titulo: 'Valor',
        valor: ({ valor }) => formatarMoeda(valor),
        ordem: ({ valor }) => valor,
        numerica: true,
        destaque: true,
      },
    ],
    [escrever],
  );

  return (
    <Card title={<h2 style={{ margin: 0, fontSize: 16 }}>Solicitações propostas</h2>}>
      <Flex vertical gap="middle">
        {resultados.length > 0 && <Resultados resultados={resultados} aoFechar={esquecer} />}
        <Tabela<RascunhoDeSolicitacao>
          rotulo="Solicitações propostas"
          emUmaLinha
          linhas={ajustados}
          colunas={colunas}
          chave={chaveDoRascunho}
          nomeDaLinha={({ unidade, fornecedor }) => `${nomeProprio(fornecedor.nome)} para ${nomeProprio(unidade.nome)}`}
          acoes={[
            {
              rotulo: 'Ajustar',
              aVista: true,
              aoAcionar: (rascunho) => setAjustando(chaveDoRascunho(rascunho)),
            },
          ]}
          selecao={{
            tem: (chave) => !desmarcadas.has(String(chave)),
            mudar: (chave, _, sim) =>
              setDesmarcadas(
                new Set(ajustados.map(chaveDoRascunho).filter((uma) => (uma === chave ? !sim : desmarcadas.has(uma)))),
              ),
          }}
          vazio={
            falta
              ? 'Nenhum contrato vigente tem os itens que faltam.'
              : 'Não falta nada: o estoque e as entregas a caminho são suficientes.'
          }
        />
        <EfeitoNoPnae simulacao={{ pedidos: escolhidos.map(paraPedido) }} />
        {ajustados.length > 0 && (
          <Flex wrap gap="middle" align="center" justify="space-between">
            <Checkbox
              checked={escolhidos.length > 0 && desmarcadas.size === 0}
              indeterminate={escolhidos.length > 0 && desmarcadas.size > 0}
              onChange={({ target }) =>
                setDesmarcadas(target.checked ? new Set() : new Set(ajustados.map(chaveDoRascunho)))
              }
            >
              Todas
            </Checkbox>
            <Flex wrap gap="middle" align="center">
              <Typography.Text strong role="status">
                {quantas(escolhidos.length)}: {formatarMoeda(somar(escolhidos.map(({ valor }) => valor)))}
              </Typography.Text>
              <Button
                type="primary"
                loading={confirmando}
                disabled={escolhidos.length === 0}
                onClick={() => void confirmar(escolhidos)}
              >
                {`Criar ${quantas(escolhidos.length)}`}
              </Button>
            </Flex>
          </Flex>
        )}
      </Flex>
      {aberto && (
        <ModalDoRascunho
          rascunho={aberto}
          quantidades={quantidades.get(chaveDoRascunho(aberto))}
          aoAjustar={(novas) => setQuantidades((antes) => new Map(antes).set(chaveDoRascunho(aberto), novas))}
          aoFechar={() => setAjustando(null)}
        />
      )}
    </Card>
  );
}

/** The draft as the simulation of the shares takes it. */
const paraPedido = (rascunho: RascunhoDeSolicitacao) => {
  const { aquisicao, fornecedor, itens } = paraCorpo(rascunho);
  return { aquisicao, fornecedor, itens };
};

const quantas = (numero: number): string => (numero === 1 ? '1 solicitação' : `${numero} solicitações`);

/** A line for each draft that was confirmed: its request, or why there is none. */
function Resultados({ resultados, aoFechar }: { resultados: readonly ResultadoDoRascunho[]; aoFechar: () => void }) {
  const recusadas = resultados.filter(({ criada }) => criada === null).length;
  return (
    <Alerta
      type={recusadas > 0 ? 'warning' : 'success'}
      role="status"
      title={
        recusadas > 0
          ? `${quantas(resultados.length - recusadas)} de ${resultados.length}: veja o que foi recusado`
          : `${quantas(resultados.length)} com sucesso`
      }
      description={
        <ul style={{ margin: 0, paddingLeft: 20 }}>
          {resultados.map(({ rascunho, criada, recusa }) => (
            <li key={chaveDoRascunho(rascunho)}>
              {nomeProprio(rascunho.fornecedor.nome)} para {nomeProprio(rascunho.unidade.nome)}:{' '}
              {criada ? <LinkDaSolicitacao criada={criada} /> : `recusada. ${recusa}`}
            </li>
          ))}
        </ul>
      }
      acao={<Button onClick={aoFechar}>Fechar</Button>}
    />
  );
}

const LinkDaSolicitacao = ({ criada: { id, numero, valor } }: { criada: Solicitacao }) => (
  <Link to={enderecoDoRegistro('/gerenciar-solicitacao', id)}>{`solicitação ${numero}, ${formatarMoeda(valor)}`}</Link>
);
