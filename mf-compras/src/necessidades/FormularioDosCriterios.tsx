import { consultasDeEstoques } from '@merenda/shared/consultas';
import { ROTULOS_BASE_DE_ALUNOS, type BaseDeAlunos } from '@merenda/shared/contratos';
import { compararTextos, formatarData, lerData, nomeProprio } from '@merenda/shared/formatos';
import { violacoesDoPeriodoDasNecessidades } from '@merenda/shared/regras';
import {
  BUSCA_NAS_OPCOES,
  Campo,
  CampoData,
  LinhaDeCampos,
  opcoesDe,
  regra,
  SelectOpcoes,
  SemOpcoes,
} from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Card, Flex, Form, Select, Switch } from 'antd';
import { useHojeBR } from '../hoje.js';
import type { CriteriosDaLista } from './criterios.js';

interface ValoresDosCriterios {
  de: string;
  ate: string;
  unidades: number[];
  alunos: BaseDeAlunos;
  familiar: boolean;
}

export interface FormularioDosCriteriosProps {
  criterios: CriteriosDaLista;
  calculando: boolean;
  aoCalcular: (criterios: CriteriosDaLista) => void;
}

const NO_PERIODO = regra<string>((ate, ler) => {
  const [de, fim] = [lerData(String(ler('de') ?? '')), lerData(ate ?? '')];
  return de !== null && fim !== null ? violacoesDoPeriodoDasNecessidades({ de, ate: fim }) : [];
});

/** Period, units and students of the list. It is computed again when asked for: that takes a moment. */
export function FormularioDosCriterios({ criterios, calculando, aoCalcular }: FormularioDosCriteriosProps) {
  const hoje = useHojeBR();
  return (
    <Card>
      <Form<ValoresDosCriterios>
        // Another address has other values.
        key={JSON.stringify(criterios)}
        layout="vertical"
        noValidate
        initialValues={paraFormulario(criterios)}
        onFinish={(valores) => aoCalcular(paraCriterios(valores, criterios))}
      >
        <LinhaDeCampos>
          <CampoData nome="de" rotulo="De" obrigatorio desde={hoje} />
          <CampoData nome="ate" rotulo="Até" obrigatorio desde={hoje} dependencias={['de']} regras={[NO_PERIODO]} />
          <Campo nome="alunos" rotulo="Alunos">
            <SelectOpcoes opcoes={opcoesDe(ROTULOS_BASE_DE_ALUNOS)} />
          </Campo>
        </LinhaDeCampos>
        <Campo nome="unidades" rotulo="Unidades">
          <UnidadesEscolhidas />
        </Campo>
        <Flex wrap gap="middle" align="center" justify="space-between">
          <Flex gap="small" align="center">
            <Form.Item name="familiar" valuePropName="checked" noStyle>
              <Switch id="familiar" />
            </Form.Item>
            <label htmlFor="familiar">Agricultura familiar primeiro</label>
          </Flex>
          <Button type="primary" htmlType="submit" loading={calculando}>
            Calcular
          </Button>
        </Flex>
      </Form>
    </Card>
  );
}

const paraFormulario = ({ de, ate, unidades, alunos, ordem }: CriteriosDaLista): ValoresDosCriterios => ({
  de: formatarData(de),
  ate: formatarData(ate),
  unidades,
  alunos,
  familiar: ordem === 'FAMILIAR',
});

const paraCriterios = (
  { de, ate, unidades, alunos, familiar }: ValoresDosCriterios,
  antes: CriteriosDaLista,
): CriteriosDaLista => ({
  de: lerData(de) ?? antes.de,
  ate: lerData(ate) ?? antes.ate,
  unidades,
  alunos,
  ordem: familiar ? 'FAMILIAR' : 'PRECO',
});

interface UnidadesEscolhidasProps {
  id?: string;
  value?: number[];
  onChange?: (unidades: number[]) => void;
}

/** Several of the user's units, found by typing. */
function UnidadesEscolhidas({ id, value, onChange }: UnidadesEscolhidasProps) {
  const consulta = useQuery(consultasDeEstoques.lista('minhas'));
  return (
    <Select<number[]>
      id={id}
      mode="multiple"
      allowClear
      style={{ width: '100%' }}
      placeholder="Todas as suas unidades"
      value={consulta.data ? value : []}
      onChange={onChange}
      loading={consulta.isPending}
      showSearch={BUSCA_NAS_OPCOES}
      options={consulta.data
        ?.map(({ unidadeEducacional: { id: unidade, nome } }) => ({ value: unidade, label: nomeProprio(nome) }))
        .sort((uma, outra) => compararTextos(uma.label, outra.label))}
      notFoundContent={<SemOpcoes consulta={consulta} de={consulta.data?.length === 0 ? 'estoque' : undefined} />}
    />
  );
}
