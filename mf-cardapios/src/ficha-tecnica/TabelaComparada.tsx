import {
  ROTULOS_NUTRIENTE,
  ROTULOS_SITUACAO_NUTRIENTE,
  type NutrienteDaFicha,
  type ReferenciaNutricional,
  type SituacaoNutriente,
} from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import {
  compararComReferencia,
  fonteDaReferencia,
  resumirComparacao,
  type LinhaComparada,
} from '@merenda/shared/regras';
import { StatusTag, useTelaEstreita, type Tom } from '@merenda/shared/ui';
import { Flex, Table, type TableColumnType } from 'antd';
import { DadoAusente } from './DadoAusente.js';
import { TITULO_DA_LINHA } from './TabelaDaFicha.js';
import { ValorDoNutriente } from './ValorDoNutriente.js';

/** Below the minimum is red, from it on green (specification 3, section 5); above a maximum is a warning. */
const TONS: Record<SituacaoNutriente, Tom> = {
  abaixo: 'perigo',
  adequado: 'sucesso',
  acima: 'atencao',
  ausente: 'neutro',
};

/** A number and its unit stay on one line. */
const comUnidade = (numero: string, unidade: string) => `${numero}\u00A0${unidade}`;

/** 'de 45 a 53 g', 'no mínimo 329 kcal', 'no máximo 600 mg' */
function faixa({ minimo, maximo, unidadeDeMedida }: LinhaComparada): string {
  const com = (valor: number) => comUnidade(formatarQuantidade(valor, 2), unidadeDeMedida);
  if (minimo !== null && maximo !== null) return `de ${formatarQuantidade(minimo, 2)} a ${com(maximo)}`;
  if (minimo !== null) return `no mínimo ${com(minimo)}`;
  return maximo === null ? 'sem referência' : `no máximo ${com(maximo)}`;
}

const Situacao = ({ situacao }: LinhaComparada) =>
  situacao && <StatusTag rotulo={ROTULOS_SITUACAO_NUTRIENTE[situacao]} tom={TONS[situacao]} />;

const nutriente = (estreita: boolean): TableColumnType<LinhaComparada> => ({
  title: 'Nutriente',
  ...TITULO_DA_LINHA,
  render: (_, linha) => (
    <Flex vertical gap={4} align="start">
      {ROTULOS_NUTRIENTE[linha.nome]}
      {estreita && <Situacao {...linha} />}
      <DadoAusente alimentos={linha.ausentes} />
    </Flex>
  ),
});

const total = (_: unknown, linha: LinhaComparada) => <ValorDoNutriente nutriente={linha} comUnidade={comUnidade} />;

const LARGAS: TableColumnType<LinhaComparada>[] = [
  nutriente(false),
  { title: 'Total', align: 'right', render: total },
  { title: 'Referência', align: 'right', render: (_, linha) => faixa(linha) },
  { title: 'Situação', render: (_, linha) => <Situacao {...linha} /> },
];

/** On a phone the situation is below the name, the reference below the total. */
const ESTREITAS: TableColumnType<LinhaComparada>[] = [
  nutriente(true),
  {
    title: 'Total e referência',
    align: 'right',
    render: (_, linha) => (
      <>
        {total(_, linha)}
        <div>{faixa(linha)}</div>
      </>
    ),
  },
];

interface TabelaComparadaProps {
  nutrientes: readonly NutrienteDaFicha[];
  referencia: ReferenciaNutricional;
}

/** A sheet beside the national reference, with the norm's name. It only informs and never prevents saving. */
export function TabelaComparada({ nutrientes, referencia }: TabelaComparadaProps) {
  const estreita = useTelaEstreita();
  const linhas = compararComReferencia(nutrientes, referencia);
  const { situacao, frase } = resumirComparacao(linhas);
  return (
    <Flex vertical gap="small">
      <div role="status">
        <StatusTag rotulo={frase} tom={TONS[situacao]} />
      </div>
      <Table
        aria-label="Ficha técnica comparada com a referência nacional"
        size="small"
        rowKey="nome"
        columns={estreita ? ESTREITAS : LARGAS}
        dataSource={linhas}
        pagination={false}
      />
      <p style={{ margin: 0, fontSize: 12 }}>{fonteDaReferencia(referencia)}</p>
    </Flex>
  );
}
