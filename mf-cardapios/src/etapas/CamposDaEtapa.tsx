import { consultasDeCategorias } from '@merenda/shared/consultas';
import { ROTULOS_MODALIDADE_ESCOLAR, type ModalidadeEscolar } from '@merenda/shared/contratos';
import { categoriaPorExtenso } from '@merenda/shared/regras';
import { Campo, LinhaDeCampos, opcoesDe, SelectOpcoes } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';

export const MODALIDADES = opcoesDe(ROTULOS_MODALIDADE_ESCOLAR);

/** The students that something is cooked for, as forms hold them: the category by its id. */
export interface Etapa {
  categoria: number;
  modalidade: ModalidadeEscolar;
}

interface CamposDaEtapaProps {
  /** Shown, but no longer to be changed. */
  fixa?: boolean;
  /** After one of the two was changed by the user. */
  aoMudar?: (etapa: Partial<Etapa>) => void;
}

/** The two fields of a dish, a menu or a weekly menu that say who it is for. */
export function CamposDaEtapa({ fixa = false, aoMudar }: CamposDaEtapaProps) {
  const form = Form.useFormInstance<Etapa>();
  const categorias = useQuery(consultasDeCategorias.lista());
  return (
    <LinhaDeCampos>
      <Campo nome="categoria" rotulo="Categoria" obrigatorio>
        <SelectOpcoes
          opcoes={categorias.data?.map((categoria) => ({
            valor: categoria.id,
            rotulo: categoriaPorExtenso(categoria),
          }))}
          consulta={categorias}
          disabled={fixa}
          onChange={(categoria) => aoMudar?.({ ...form.getFieldsValue(['modalidade']), categoria })}
        />
      </Campo>
      <Campo nome="modalidade" rotulo="Modalidade" obrigatorio>
        <SelectOpcoes
          opcoes={MODALIDADES}
          disabled={fixa}
          onChange={(modalidade) => aoMudar?.({ ...form.getFieldsValue(['categoria']), modalidade })}
        />
      </Campo>
    </LinhaDeCampos>
  );
}
