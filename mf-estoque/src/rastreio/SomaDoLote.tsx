import { ROTULOS_PARCELA_DO_LOTE, type RastreioDoLote } from '@merenda/shared/contratos';
import { eEntradaDoLote, NADA_ENTROU_DO_LOTE, OUTRAS_UNIDADES_NO_RASTREIO, somaDoLote } from '@merenda/shared/regras';
import { StatusTag, Tabela, type Coluna } from '@merenda/shared/ui';
import { Flex, Typography } from 'antd';

type Parcela = RastreioDoLote['parcelas'][number];

interface SomaDoLoteProps {
  parcelas: readonly Parcela[];
  /** Writes a quantity of the lot's product with its package. */
  escrever: (quantidade: number) => string;
}

/** What came in of a lot and where it is, and whether the two are equal. */
export function SomaDoLote({ parcelas, escrever }: SomaDoLoteProps) {
  const { entrou, destinado, fecha } = somaDoLote(parcelas);
  const comOutras = parcelas.some(({ outrasUnidades }) => outrasUnidades !== 0);
  const colunas: Coluna<Parcela>[] = [
    { titulo: 'Parcela', valor: ({ parcela }) => ROTULOS_PARCELA_DO_LOTE[parcela] },
    { titulo: 'Entrou', valor: (uma) => (eEntradaDoLote(uma.parcela) ? escrever(uma.total) : ''), numerica: true },
    { titulo: 'Onde está', valor: (uma) => (eEntradaDoLote(uma.parcela) ? '' : escrever(uma.total)), numerica: true },
    ...(comOutras
      ? [
          {
            titulo: 'Em outras unidades',
            valor: ({ outrasUnidades }: Parcela) => escrever(outrasUnidades),
            numerica: true,
          },
        ]
      : []),
  ];
  return (
    <Flex vertical gap="small">
      <Tabela<Parcela>
        rotulo="Soma do lote"
        linhas={parcelas}
        colunas={colunas}
        chave={({ parcela }) => parcela}
        nomeDaLinha={({ parcela }) => ROTULOS_PARCELA_DO_LOTE[parcela]}
        vazio={NADA_ENTROU_DO_LOTE}
      />
      <Flex wrap gap="small" align="center">
        <Typography.Text strong>
          Entrou {escrever(entrou.toNumber())}; onde está e foi usado: {escrever(destinado.toNumber())}.
        </Typography.Text>
        {fecha ? (
          <StatusTag tom="sucesso" rotulo="A soma fecha" />
        ) : (
          <StatusTag
            tom="perigo"
            rotulo={`A soma não fecha: diferença de ${escrever(entrou.minus(destinado).toNumber())}`}
          />
        )}
      </Flex>
      {comOutras && <Typography.Text type="secondary">{OUTRAS_UNIDADES_NO_RASTREIO}</Typography.Text>}
    </Flex>
  );
}
