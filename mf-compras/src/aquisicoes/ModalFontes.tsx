import { avisos } from '@merenda/shared';
import {
  ROTULOS_FONTE_DE_RECURSOS,
  type AquisicaoResumo,
  type FonteDeRecursos,
  type FontesDasAquisicoes,
} from '@merenda/shared/contratos';
import { formatarMoeda } from '@merenda/shared/formatos';
import { rotuloDaSituacao } from '@merenda/shared/regras';
import { Campo, ModalFormulario, opcoesDe, SelectOpcoes } from '@merenda/shared/ui';
import { Form } from 'antd';
import { useDefinirFontes } from './aquisicoes.api.js';
import { AQUISICAO } from './entidade.js';

const FONTES = opcoesDe(ROTULOS_FONTE_DE_RECURSOS);

/** Who pays each acquisition, by its id. */
interface FontesNoFormulario {
  fontes: Record<string, FonteDeRecursos>;
}

interface ModalFontesProps {
  aquisicoes: readonly AquisicaoResumo[];
  /** After they were saved. */
  aoSalvar?: () => void;
  aoFechar: () => void;
}

/** Who pays several acquisitions, in any state: what is sent counts as checked. */
export function ModalFontes({ aquisicoes, aoSalvar, aoFechar }: ModalFontesProps) {
  const { mutateAsync: definir } = useDefinirFontes();

  async function salvar({ fontes }: FontesNoFormulario): Promise<AquisicaoResumo[]> {
    const gravadas = await definir(
      corpo(aquisicoes, ({ id, fonteDeRecursos }) => fontes[String(id)] ?? fonteDeRecursos),
    );
    aoSalvar?.();
    return gravadas;
  }

  /** Each gets back the payer that it had, unless another user has changed it since. */
  async function desfazer(gravadas: readonly AquisicaoResumo[]): Promise<void> {
    const antes = new Map(aquisicoes.map(({ id, fonteDeRecursos }) => [id, fonteDeRecursos]));
    try {
      await definir(corpo(gravadas, ({ id, fonteDeRecursos }) => antes.get(id) ?? fonteDeRecursos));
      avisos.sucesso('A fonte de recursos voltou a ser a de antes.');
    } catch (erro) {
      avisos.falha(erro);
    }
  }

  return (
    <ModalFormulario<FontesNoFormulario, AquisicaoResumo[]>
      entidade={AQUISICAO}
      titulo="Quem paga as aquisições"
      largura={640}
      valores={{ fontes: Object.fromEntries(aquisicoes.map(({ id, fonteDeRecursos }) => [id, fonteDeRecursos])) }}
      confirmacao={`Deseja realmente gravar quem paga ${quantas(aquisicoes.length)}?`}
      sucesso="Fonte de recursos gravada com sucesso!"
      desfazer={(gravadas) => void desfazer(gravadas)}
      aoSalvar={salvar}
      aoFechar={aoFechar}
    >
      {aquisicoes.length > 1 && <TodasDeUmaVez aquisicoes={aquisicoes} />}
      {aquisicoes.map((aquisicao) => (
        <Campo
          key={aquisicao.id}
          nome={['fontes', String(aquisicao.id)]}
          rotulo={`${aquisicao.numero}/${aquisicao.ano} · ${aquisicao.objeto}`}
          ajuda={`${formatarMoeda(aquisicao.valor)} · contrato de ${aquisicao.dataContrato} · ${rotuloDaSituacao(aquisicao)}`}
          obrigatorio
        >
          <SelectOpcoes opcoes={FONTES} />
        </Campo>
      ))}
    </ModalFormulario>
  );
}

/** '1 aquisição', '12 aquisições'. */
export const quantas = (aquisicoes: number): string =>
  aquisicoes === 1 ? '1 aquisição' : `${String(aquisicoes)} aquisições`;

/** A choice that fills all of them; each may be changed afterwards. */
function TodasDeUmaVez({ aquisicoes }: Pick<ModalFontesProps, 'aquisicoes'>) {
  const form = Form.useFormInstance<FontesNoFormulario>();
  return (
    <Form.Item label="Preencher todas com" htmlFor="fonte-de-todas">
      <SelectOpcoes<FonteDeRecursos>
        id="fonte-de-todas"
        opcoes={FONTES}
        onChange={(fonte) =>
          fonte && form.setFieldsValue({ fontes: Object.fromEntries(aquisicoes.map(({ id }) => [id, fonte])) })
        }
      />
    </Form.Item>
  );
}

const corpo = (
  aquisicoes: readonly AquisicaoResumo[],
  fonteDe: (aquisicao: AquisicaoResumo) => FonteDeRecursos,
): FontesDasAquisicoes => ({
  aquisicoes: aquisicoes.map((aquisicao) => ({
    id: aquisicao.id,
    versao: aquisicao.versao,
    fonteDeRecursos: fonteDe(aquisicao),
  })),
});
