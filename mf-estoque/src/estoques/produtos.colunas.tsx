import type { ProdutoEstoque, ProdutoNoEstoque } from '@merenda/shared/contratos';
import { nomeComum, SEM_VALOR } from '@merenda/shared/formatos';
import { abaixoDoMinimo, DIAS_DA_COBERTURA, totalDasEmbalagens } from '@merenda/shared/regras';
import { Quantidade, StatusTag, type CampoDeBusca, type Coluna } from '@merenda/shared/ui';
import { Flex, Typography } from 'antd';
import { BarraDeValidade } from './BarraDeValidade.js';
import { buscaDoEstoque } from './lotes.colunas.js';

const ABAIXO = 'Abaixo do mínimo';

/** A product with its lots in the list. */
export interface ProdutoComLotes extends ProdutoNoEstoque {
  linhas: readonly ProdutoEstoque[];
}

const faltaMinimo = ({ quantidade, validade, minimo }: ProdutoNoEstoque): boolean =>
  abaixoDoMinimo({ quantidade, vencida: validade.vencida, minimo });

/** The search of the products: that of the lots, and those below their minimum. */
export const buscaDeProdutos = (hoje: string): CampoDeBusca<ProdutoComLotes>[] => [
  ...buscaDoEstoque<ProdutoComLotes>(hoje, (linha) => linha),
  {
    tipo: 'opcao',
    campo: 'minimo',
    rotulo: 'Mínimo',
    opcoes: [{ valor: 'ABAIXO', rotulo: ABAIXO }],
    valor: (linha) => (faltaMinimo(linha) ? 'ABAIXO' : undefined),
  },
];

export const COLUNAS_DE_PRODUTOS: readonly Coluna<ProdutoComLotes>[] = [
  {
    titulo: 'Produto',
    principal: true,
    valor: ({ produto }) => nomeComum(produto.nome),
    ordem: ({ produto }) => produto.nome,
  },
  { titulo: 'Item', valor: ({ produto }) => nomeComum(produto.item.nome), ordem: ({ produto }) => produto.item.nome },
  {
    titulo: 'Total',
    convencao: 'unidades-produto',
    destaque: true,
    numerica: true,
    valor: ({ quantidade, produto }) => <Quantidade embalagens={quantidade} produto={produto} />,
    ordem: (linha) => totalDasEmbalagens(linha.quantidade, linha.produto).quantidade.toNumber(),
  },
  { titulo: 'Validade', valor: (linha) => <BarraDeValidade linha={linha} /> },
  {
    // The packages of an item share its use.
    titulo: 'Cobertura do item',
    destaque: true,
    valor: (linha) => <CoberturaDoItem linha={linha} />,
    ordem: ({ cobertura }) => cobertura?.dias ?? DIAS_DA_COBERTURA + 1,
  },
  {
    titulo: 'Mínimo',
    valor: (linha) => <Minimo linha={linha} />,
    ordem: ({ minimo }) => minimo ?? 0,
  },
];

/** How long an item lasts, in words. */
function CoberturaDoItem({ linha: { cobertura } }: { linha: ProdutoNoEstoque }) {
  if (cobertura === null) return 'Sem uso previsto';
  const { dias, faltaEm } = cobertura;
  if (faltaEm === null) return `${dias} dias ou mais`;
  if (dias === 0) return 'Falta hoje';
  return (
    <>
      {dias === 1 ? '1 dia' : `${dias} dias`}{' '}
      <Typography.Text type="secondary" style={{ whiteSpace: 'nowrap' }}>
        falta em {faltaEm}
      </Typography.Text>
    </>
  );
}

function Minimo({ linha }: { linha: ProdutoNoEstoque }) {
  if (linha.minimo === null) return SEM_VALOR;
  return (
    <Flex wrap gap={4} align="center" justify="inherit" component="span">
      <span>
        <Quantidade embalagens={linha.minimo} produto={linha.produto} />
      </span>
      {faltaMinimo(linha) && <StatusTag tom="atencao" rotulo={ABAIXO} />}
    </Flex>
  );
}
