import { useSessao } from '@merenda/shared';
import type { RepeticaoConferida } from '@merenda/shared/contratos';
import { compararTextos, formatarData, lerData, nomeProprio } from '@merenda/shared/formatos';
import {
  AO_MENOS_UMA_SEMANA,
  AO_MENOS_UMA_UNIDADE,
  diasDaSemana,
  semanasDoPeriodo,
  somarDias,
  violacoesDaRepeticao,
  violacoesDoPeriodo,
} from '@merenda/shared/regras';
import { Campo, CampoData, LinhaDeCampos, ListaMarcavel, regra } from '@merenda/shared/ui';
import { Button, Flex, Form } from 'antd';
import { useEffect } from 'react';

/** A repetition as form values: dates 'DD/MM/YYYY', weeks by their Monday, units by their ids. */
export interface ValoresDaRepeticao {
  de: string;
  ate: string;
  semanas: string[];
  unidadesEducacionais: number[];
}

export const paraCorpo = ({ unidadesEducacionais, ...valores }: ValoresDaRepeticao): RepeticaoConferida => ({
  ...valores,
  unidadesEducacionais: unidadesEducacionais.map((id) => ({ unidade: { id } })),
});

/** Weeks that are offered at first. */
const SEMANAS = 4;

/** The next four weeks, at no unit. `hoje` is 'YYYY-MM-DD'. */
export function proximasSemanas(hoje: string): Partial<ValoresDaRepeticao> {
  const proxima = somarDias(diasDaSemana(hoje)[0]?.data ?? hoje, 7);
  return {
    de: formatarData(proxima),
    ate: formatarData(somarDias(proxima, 7 * SEMANAS - 3)),
    unidadesEducacionais: [],
  };
}

const DEPOIS_DO_INICIO = regra<string>((ate, ler) =>
  violacoesDoPeriodo({ de: lerData(String(ler('de') ?? '')), ate: lerData(ate ?? '') }),
);
const NAO_DEMAIS = regra<string[]>((semanas, ler) =>
  violacoesDaRepeticao({
    de: null,
    ate: null,
    semanas: semanas ?? [],
    unidadesEducacionais: (ler('unidadesEducacionais') as number[] | undefined) ?? [],
  }),
);

const SEM_ESTOQUES: never[] = [];

/** Period, weeks and units of a repetition. A change of the period chooses all its weeks. */
export function CamposDaRepeticao() {
  const form = Form.useFormInstance<ValoresDaRepeticao>();
  const de = lerData(Form.useWatch('de', form) ?? '');
  const ate = lerData(Form.useWatch('ate', form) ?? '');
  const semanas = semanasDoPeriodo({ de, ate });
  const unidades = useSessao(({ auth }) => auth.usuario?.estoques ?? SEM_ESTOQUES)
    .map(({ unidadeEducacional }) => ({ valor: unidadeEducacional.id, rotulo: nomeProprio(unidadeEducacional.nome) }))
    .sort((a, b) => compararTextos(a.rotulo, b.rotulo));

  useEffect(() => {
    form.setFieldValue(
      'semanas',
      semanasDoPeriodo({ de, ate }).map(({ segunda }) => segunda),
    );
  }, [form, de, ate]);

  /** Every second week from the first one: two weekly menus take turns. */
  const alternar = () =>
    form.setFieldValue(
      'semanas',
      semanas.filter((_, posicao) => posicao % 2 === 0).map(({ segunda }) => segunda),
    );
  return (
    <>
      <LinhaDeCampos>
        <CampoData nome="de" rotulo="De" obrigatorio />
        <CampoData nome="ate" rotulo="Até" obrigatorio dependencias={['de']} regras={[DEPOIS_DO_INICIO]} />
      </LinhaDeCampos>
      <Campo
        nome="semanas"
        rotulo="Semanas"
        obrigatorio
        dependencies={['unidadesEducacionais']}
        regras={[{ type: 'array', min: 1, message: AO_MENOS_UMA_SEMANA }, NAO_DEMAIS]}
      >
        <ListaMarcavel
          rotulo="Semanas"
          artigo="a"
          opcoes={semanas.map(({ segunda, rotulo }) => ({ valor: segunda, rotulo }))}
        />
      </Campo>
      <Flex style={{ margin: '-12px 0 16px' }}>
        <Button size="small" disabled={semanas.length < 2} onClick={alternar}>
          Escolher semanas alternadas
        </Button>
      </Flex>
      <Campo
        nome="unidadesEducacionais"
        rotulo="Unidades"
        obrigatorio
        regras={[{ type: 'array', min: 1, message: AO_MENOS_UMA_UNIDADE }]}
      >
        <ListaMarcavel rotulo="Unidades" artigo="a" opcoes={unidades} de="estoque" />
      </Campo>
    </>
  );
}
