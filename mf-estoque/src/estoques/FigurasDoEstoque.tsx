import type { PrazoDeUso, ProdutoEstoque } from '@merenda/shared/contratos';
import { formatarQuantidade, SEM_VALOR } from '@merenda/shared/formatos';
import { escreverSomaDosLotes } from '@merenda/shared/regras';
import { comEscolha } from '@merenda/shared/ui';
import { Button, Flex, theme, Typography } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { useValorDoEstoque } from './estoques.api.js';
import { quantosLotes } from './lote.js';
import { CAMPOS_DA_BUSCA } from './lotes.colunas.js';
import { prazosDoLote } from './prazos.js';

const FIGURAS: Record<PrazoDeUso, readonly [um: string, varios: string]> = {
  VENCIDO: ['vencido', 'vencidos'],
  SETE_DIAS: ['vence em 7 dias', 'vencem em 7 dias'],
  TRINTA_DIAS: ['vence em 30 dias', 'vencem em 30 dias'],
};

const SEM_BUSCA = Object.fromEntries(CAMPOS_DA_BUSCA.map((campo) => [campo, undefined]));

interface FigurasDoEstoqueProps {
  estoque: number;
  /** The lots of the list; undefined while they are read. */
  linhas: readonly ProdutoEstoque[] | undefined;
  /** 'YYYY-MM-DD'. */
  hoje: string;
}

/** One line: how many lots have expired or soon will, and what the stock is worth. A figure shows its lots in the list. */
export function FigurasDoEstoque({ estoque, linhas, hoje }: FigurasDoEstoqueProps) {
  const [busca, setBusca] = useSearchParams();
  const { token } = theme.useToken();
  const prazo = busca.get('prazo') ?? undefined;
  // Without the rest of the search: the list then has what the figure counts.
  const mostrar = (outro: PrazoDeUso | undefined) =>
    setBusca((antes) => comEscolha(antes, { ...SEM_BUSCA, prazo: outro === prazo ? undefined : outro }), {
      replace: true,
    });
  const contar = (qual: PrazoDeUso) => linhas?.filter((linha) => prazosDoLote(linha, hoje).includes(qual)).length;
  return (
    // Where there is no room the line scrolls: two would push the rows from the first screen.
    <Flex
      gap={4}
      role="group"
      aria-label="Situação do estoque"
      // The negative margin keeps the ring of the focus from being cut, and the line as high as its buttons.
      style={{ minWidth: 0, overflowX: 'auto', padding: token.paddingXXS, margin: -token.paddingXXS }}
    >
      {(Object.keys(FIGURAS) as PrazoDeUso[]).map((qual) => {
        const quantos = contar(qual);
        return (
          <Figura
            key={qual}
            valor={quantos === undefined ? '…' : formatarQuantidade(quantos)}
            rotulo={FIGURAS[qual][quantos === 1 ? 0 : 1]}
            ativa={prazo === qual}
            aoEscolher={() => mostrar(qual)}
          />
        );
      })}
      <Valor estoque={estoque} ativa={prazo === undefined} aoEscolher={() => mostrar(undefined)} />
    </Flex>
  );
}

/** What the whole stock is worth: shows all lots. */
function Valor({ estoque, ...figura }: { estoque: number } & Pick<FiguraProps, 'ativa' | 'aoEscolher'>) {
  const { data, isError, refetch } = useValorDoEstoque(estoque);
  if (isError)
    return (
      <Figura
        {...figura}
        valor={SEM_VALOR}
        rotulo="Valor não lido. Tentar novamente"
        aoEscolher={() => void refetch()}
      />
    );
  const semPreco = data?.lotesSemPreco ?? 0;
  const ressalva = semPreco === 0 ? '' : `; ${quantosLotes(semPreco)} sem preço`;
  return (
    <Figura
      {...figura}
      valor={data ? escreverSomaDosLotes(data.valor, { lotes: data.lotes, semPreco }) : '…'}
      rotulo={`em estoque${ressalva}`}
    />
  );
}

interface FiguraProps {
  valor: string;
  rotulo: string;
  /** The list shows what the figure counts. */
  ativa: boolean;
  aoEscolher: () => void;
}

function Figura({ valor, rotulo, ativa, aoEscolher }: FiguraProps) {
  const { token } = theme.useToken();
  return (
    <Button
      aria-pressed={ativa}
      onClick={aoEscolher}
      type={ativa ? 'default' : 'text'}
      style={{ flex: 'none', paddingInline: token.paddingXS, borderColor: ativa ? token.colorPrimary : undefined }}
    >
      <span>
        <Typography.Text strong>{valor}</Typography.Text> <Typography.Text type="secondary">{rotulo}</Typography.Text>
      </span>
    </Button>
  );
}
