import { LIMITES, type ComponenteNutricional } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { violacoesDosComponentes } from '@merenda/shared/regras';
import {
  EntradaQuantidade,
  entre,
  EstadoErro,
  LEGIVEL,
  regra,
  useComparavel,
  useTelaEstreita,
} from '@merenda/shared/ui';
import { Form, Skeleton, Table, Typography, type TableColumnType } from 'antd';
import { TITULO_DA_LINHA } from '../ficha-tecnica/TabelaDaFicha.js';
import { useComponentes } from './alimentos.api.js';
import type { AlimentoNoFormulario } from './formulario.js';

/** Decimals of a nutrient's value, as the composition table has them. */
const CASAS = 4;

const REGRAS = [...LEGIVEL, entre({ min: 0, max: LIMITES.componente }, (valor) => formatarQuantidade(valor, CASAS))];

const VALOR: TableColumnType<ComponenteNutricional> = {
  title: 'Valor',
  width: 150,
  render: (_, { tipo }, posicao) => <ValorDoComponente tipo={tipo} posicao={posicao} />,
};

const COLUNAS: TableColumnType<ComponenteNutricional>[] = [
  { title: 'Tipo', dataIndex: 'tipo', ...TITULO_DA_LINHA },
  { title: 'Grupo nutricional', dataIndex: 'grupo' },
  { title: 'Unidade', dataIndex: 'unidadeMedida' },
  VALOR,
];

function ValorDoComponente({ tipo, posicao }: { tipo: string; posicao: number }) {
  const nome = ['componentes', posicao, 'valor'];
  const mostrar = (valor: unknown, qual: string) => (
    <EntradaQuantidade
      casas={CASAS}
      placeholder="Não analisado"
      value={valor as number | null}
      disabled
      aria-label={qual}
    />
  );
  useComparavel({ nome, rotulo: tipo, mostrar });
  return (
    <Form.Item name={nome} rules={REGRAS} style={{ margin: 0 }}>
      <EntradaQuantidade casas={CASAS} placeholder="Não analisado" aria-label={`Valor de ${tipo}`} />
    </Form.Item>
  );
}

/** A phone has room for two columns: the unit is beside the name, which already tells the group. */
const COLUNAS_ESTREITAS: TableColumnType<ComponenteNutricional>[] = [
  { title: 'Tipo', render: (_, { tipo, unidadeMedida }) => `${tipo} (${unidadeMedida})`, ...TITULO_DA_LINHA },
  VALOR,
];

/**
 * The nutrients of a food, to be typed; at least one has a value. A field left blank means 'não analisado', which is
 * not zero.
 */
export function TabelaDeComponentes() {
  const componentes = useComponentes();
  if (componentes.error) return <EstadoErro consulta={componentes} />;
  if (!componentes.data) return <Skeleton active />;
  const nomes = componentes.data.map(({ tipo }) => tipo);
  const comValor = regra<AlimentoNoFormulario['componentes']>((valores) =>
    violacoesDosComponentes(valores?.map((informado) => informado?.valor) ?? [], nomes),
  );
  return (
    <>
      <Typography.Paragraph>
        Informe ao menos um valor. Deixe em branco os componentes que não foram analisados: em branco não significa
        zero.
      </Typography.Paragraph>
      <Form.Item
        name="componentes"
        dependencies={componentes.data.map((_, posicao) => ['componentes', posicao, 'valor'])}
        rules={[comValor]}
      >
        <Valores componentes={componentes.data} />
      </Form.Item>
    </>
  );
}

interface ValoresProps {
  componentes: ComponenteNutricional[];
  /** Set by the field: its error is about all values together. */
  id?: string;
  'aria-describedby'?: string;
}

function Valores({ componentes, id, 'aria-describedby': descricao }: ValoresProps) {
  const estreita = useTelaEstreita();
  return (
    <div id={id} aria-describedby={descricao} role="group" aria-label="Valores dos componentes" tabIndex={-1}>
      <Table
        aria-label="Componentes nutricionais"
        size="small"
        rowKey="id"
        columns={estreita ? COLUNAS_ESTREITAS : COLUNAS}
        dataSource={componentes}
        pagination={false}
      />
    </div>
  );
}
