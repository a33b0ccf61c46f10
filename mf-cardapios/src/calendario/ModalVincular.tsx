import { useSessao } from '@merenda/shared';
import {
  ROTULOS_TIPO_LANCAMENTO,
  type Lancamento,
  type MudancaDoCalendario,
  type TipoLancamento,
} from '@merenda/shared/contratos';
import { compararTextos, formatarData, lerData, nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { diasDaSemana, AO_MENOS_UMA_UNIDADE, motivoSemAula, type CalendarioEscolar } from '@merenda/shared/regras';
import { Campo, CampoData, ListaMarcavel, ModalFormulario, opcoesDe, SelectOpcoes } from '@merenda/shared/ui';
import { Form, Radio } from 'antd';
import { useCardapiosPara, useVincular } from './calendario.api.js';
import { OutrosDias } from './OutrosDias.js';
import { enviarPerguntando, foiDesistencia } from './perguntar.js';

interface Valores {
  tipo: TipoLancamento;
  cardapio: number;
  /** 'DD/MM/YYYY'. */
  data: string;
  unidadesEducacionais: number[];
}

/** The menu with which the modal begins. */
export type CardapioEscolhido = Pick<Valores, 'tipo' | 'cardapio'>;

interface ModalVincularProps {
  /** 'YYYY-MM-DD'. */
  dia: string;
  unidade: number | null;
  escolhido?: CardapioEscolhido;
  escolar: CalendarioEscolar;
  /** Several days at once: what happens on each is shown first. */
  aoPrever: (mudanca: MudancaDoCalendario) => void;
  aoVincular: (lancamentos: readonly Lancamento[]) => void;
  aoFechar: () => void;
}

const ENTIDADE = { artigo: 'o', nome: 'Cardápio' } as const;

/** Binds a menu to a day, or a weekly menu to its week, at several units at once. */
export function ModalVincular({
  dia,
  unidade,
  escolhido,
  escolar,
  aoPrever,
  aoVincular,
  aoFechar,
}: ModalVincularProps) {
  const { mutateAsync: vincular } = useVincular();
  const unidades = useSessao(({ auth }) => auth.usuario?.estoques ?? SEM_ESTOQUES)
    .map(({ unidadeEducacional }) => ({ valor: unidadeEducacional.id, rotulo: nomeProprio(unidadeEducacional.nome) }))
    .sort((a, b) => compararTextos(a.rotulo, b.rotulo));
  return (
    <ModalFormulario<Valores>
      entidade={ENTIDADE}
      titulo="Vincular cardápio"
      rotuloSalvar="Vincular"
      confirmacao="Deseja realmente vincular o Cardápio?"
      sucesso="Cardápio vinculado com sucesso!"
      valores={{
        tipo: 'DIARIO',
        ...escolhido,
        data: formatarData(dia),
        unidadesEducacionais: unidade === null ? [] : [unidade],
      }}
      aoSalvar={async ({ unidadesEducacionais, ...valores }) =>
        aoVincular(
          await enviarPerguntando((confirmado) => vincular({ ...valores, unidades: unidadesEducacionais, confirmado })),
        )
      }
      aoFalhar={foiDesistencia}
      aoFechar={aoFechar}
    >
      <CamposDoCardapio escolar={escolar} unidade={unidade} />
      <Campo
        nome="unidadesEducacionais"
        rotulo="Unidades"
        obrigatorio
        regras={[{ type: 'array', min: 1, message: AO_MENOS_UMA_UNIDADE }]}
      >
        <ListaMarcavel rotulo="Unidades" artigo="a" opcoes={unidades} de="estoque" />
      </Campo>
      <OutrosDias aoPrever={aoPrever} />
    </ModalFormulario>
  );
}

function CamposDoCardapio({ escolar, unidade }: Pick<ModalVincularProps, 'escolar' | 'unidade'>) {
  const form = Form.useFormInstance<Valores>();
  const tipo = Form.useWatch('tipo', form) ?? 'DIARIO';
  const data = Form.useWatch('data', form);
  const cardapios = useCardapiosPara(tipo);
  return (
    <>
      <Campo nome="tipo" rotulo="Tipo" obrigatorio>
        <Radio.Group
          options={opcoesDe(ROTULOS_TIPO_LANCAMENTO).map(({ valor, rotulo }) => ({ value: valor, label: rotulo }))}
          onChange={() => form.resetFields(['cardapio'])}
        />
      </Campo>
      <Campo nome="cardapio" rotulo={tipo === 'DIARIO' ? 'Cardápio' : 'Cardápio semanal'} obrigatorio>
        <SelectOpcoes<number>
          opcoes={cardapios.data?.map(({ id, nome }) => ({ valor: id, rotulo: nomeComum(nome) }))}
          consulta={cardapios}
          de={tipo === 'DIARIO' ? 'cardapios' : 'cardapiosSemanais'}
        />
      </Campo>
      <CampoData
        nome="data"
        rotulo="Data"
        obrigatorio
        ajuda={tipo === 'SEMANAL' ? semanaDe(data) : semAulaEm(data, escolar, unidade)}
      />
    </>
  );
}

/** 'O dia é feriado: Natal.' The server asks before it binds; the form shows it while the day is chosen. */
function semAulaEm(data: string | undefined, escolar: CalendarioEscolar, unidade: number | null): string | undefined {
  const dia = lerData(data ?? '');
  const motivo = dia === null ? null : motivoSemAula(dia, escolar, unidade);
  return motivo === null ? undefined : `Sem aula neste dia: ${motivo}.`;
}

/** 'Preenche de 23/11/2026 a 27/11/2026.' */
function semanaDe(data: string | undefined): string | undefined {
  const dia = lerData(data ?? '');
  if (dia === null) return undefined;
  const [segunda, , , , sexta] = diasDaSemana(dia);
  return (
    segunda && sexta && `Preenche de segunda, ${formatarData(segunda.data)}, a sexta, ${formatarData(sexta.data)}.`
  );
}

const SEM_ESTOQUES: never[] = [];
