import type { ProdutoEstoque, ProdutoLote } from '@merenda/shared/contratos';
import { formatarQuantidade, numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import { primeiraFrase, violacoesDasCopias, violacoesDoTotalDeEtiquetas } from '@merenda/shared/regras';
import { Alerta, EstadoErro, EstadoVazio, Tela, useDescricao, useIdDaRota } from '@merenda/shared/ui';
import { Alert, Button, Flex, Skeleton, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useLotesDaImpressao, type LotesDaImpressao } from './etiquetas.api.js';
import { FolhasDeEtiquetas } from './FolhasDeEtiquetas.js';
import { useFormatoEscolhido } from './formato-escolhido.js';
import { etiquetasPorFolha } from './formatos.js';
import { OpcoesDaImpressao } from './OpcoesDaImpressao.js';

/** '/relatorio/etiquetas/3?lotes=12,15': the labels of lots of a stock, on a sheet of labels or a thermal printer. */
export default function Etiquetas() {
  const estoque = useIdDaRota('estoque');
  const [busca] = useSearchParams();
  const lotes = lotesPedidos(busca.get('lotes'));
  const { data, error, isFetching, refetch } = useLotesDaImpressao(estoque, lotes);
  if (data && data.linhas.length > 0) return <Impressao key={lotes.join()} lida={data} />;
  return (
    <Tela titulo={TITULO}>
      {error ? (
        <EstadoErro erro={error} aoTentar={() => void refetch()} tentando={isFetching} />
      ) : data !== undefined || estoque === null || lotes.length === 0 ? (
        <EstadoVazio mensagem="Nenhum lote escolhido está neste estoque. Escolha no estoque os lotes das etiquetas.">
          <Link to={estoque === null ? '/estoque' : `/estoque?estoque=${estoque}`} className="alvo">
            Abrir o estoque
          </Link>
        </EstadoVazio>
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Tela>
  );
}

const TITULO = 'Etiquetas de lotes';

/** The ids in '12,15,12', each once. */
const lotesPedidos = (texto: string | null): number[] => [
  ...new Set(
    (texto ?? '')
      .split(',')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0),
  ),
];

function Impressao({ lida: { estoque, linhas, ausentes } }: { lida: LotesDaImpressao }) {
  const [copias, setCopias] = useState<ReadonlyMap<number, NumeroDigitado>>(new Map());
  const [primeira, setPrimeira] = useState(1);
  const { formato } = useFormatoEscolhido();
  const embalagem = useDescricao('unidades-produto');
  const { lotes, erro } = useMemo(() => aImprimir(linhas, copias), [linhas, copias]);
  const folhas = Math.ceil((primeira - 1 + lotes.length) / etiquetasPorFolha(formato));
  return (
    <>
      <div className="fora-do-papel">
        <Tela
          titulo={TITULO}
          principal={
            <Button type="primary" disabled={lotes.length === 0} onClick={() => window.print()}>
              Imprimir
            </Button>
          }
        >
          <Flex vertical gap="middle">
            {ausentes > 0 && <Alerta type="warning" title={fraseDosAusentes(ausentes)} />}
            <OpcoesDaImpressao
              linhas={linhas}
              primeira={primeira}
              aoMudarPrimeira={setPrimeira}
              copias={copias}
              aoMudarCopias={setCopias}
            />
            {erro === null ? (
              <Typography.Text role="status">
                {`${emPalavras(lotes.length, 'etiqueta', 'etiquetas')} em ${emPalavras(folhas, 'página', 'páginas')}. Na impressora, use o tamanho real (100%), sem margens.`}
              </Typography.Text>
            ) : (
              <Alert type="error" showIcon role="alert" title={erro} />
            )}
          </Flex>
        </Tela>
      </div>
      {erro === null && (
        <FolhasDeEtiquetas
          lotes={lotes}
          unidade={estoque.unidadeEducacional.nome}
          formato={formato}
          primeira={primeira}
          embalagem={embalagem}
        />
      )}
    </>
  );
}

/** Each lot as often as it is printed: none while something is wrong, and `erro` says why. */
function aImprimir(
  linhas: readonly ProdutoEstoque[],
  copias: ReadonlyMap<number, NumeroDigitado>,
): { lotes: ProdutoLote[]; erro: string | null } {
  const quantas = linhas.map(({ id }) => (copias.has(id) ? numeroLido(copias.get(id)) : 1));
  const erro = quantas.some((uma) => violacoesDasCopias(uma).length > 0)
    ? 'Corrija as cópias para ver e imprimir as etiquetas.'
    : primeiraFrase(violacoesDoTotalDeEtiquetas(quantas.reduce<number>((soma, uma) => soma + (uma ?? 0), 0)));
  if (erro !== null) return { lotes: [], erro };
  return {
    erro,
    lotes: linhas.flatMap(({ produtoLote }, posicao) =>
      Array.from({ length: quantas[posicao] ?? 0 }, () => produtoLote),
    ),
  };
}

const emPalavras = (quantas: number, uma: string, varias: string): string =>
  `${formatarQuantidade(quantas)} ${quantas === 1 ? uma : varias}`;

const fraseDosAusentes = (quantos: number): string =>
  quantos === 1
    ? '1 lote ficou de fora: não está mais neste estoque.'
    : `${quantos} lotes ficaram de fora: não estão mais neste estoque.`;
