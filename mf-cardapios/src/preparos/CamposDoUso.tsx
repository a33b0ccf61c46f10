import type { UnidadeMedida } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { Campo, CampoQuantidade, LinhaDeCampos, SelectOpcoes } from '@merenda/shared/ui';
import { Form, Input } from 'antd';
import { useAlimentos } from '../alimentos/alimentos.api.js';
import { energiaDoAlimento } from '../composicao/detalhes.js';
import { LIMITES_DO_INGREDIENTE } from './formulario.js';

interface CamposDoUsoProps {
  /** Path of the row in its list, for its fields. */
  linha: (...campo: (string | number)[]) => (string | number)[];
  /** The same from the top of the form's values. */
  caminho: (string | number)[];
}

/** A food and how much of it, in the food's unit: of an ingredient and of its substitutes. */
export function CamposDoUso({ linha, caminho }: CamposDoUsoProps) {
  const form = Form.useFormInstance();
  const alimentos = useAlimentos();
  const unidade = Form.useWatch<UnidadeMedida | undefined>([...caminho, 'unidadeMedida'], { form, preserve: true });
  return (
    <>
      <LinhaDeCampos>
        <Campo nome={linha('alimento')} rotulo="Alimento" obrigatorio>
          <SelectOpcoes
            opcoes={alimentos.data?.map((alimento) => ({
              valor: alimento.id,
              rotulo: nomeComum(alimento.nome),
              detalhe: energiaDoAlimento(alimento),
            }))}
            consulta={alimentos}
            de="alimentos"
            onChange={(id) =>
              form.setFieldValue(
                [...caminho, 'unidadeMedida'],
                alimentos.data?.find((alimento) => alimento.id === id)?.unidadeMedida,
              )
            }
          />
        </Campo>
        <CampoQuantidade
          nome={linha('quantidade')}
          rotulo="Quantidade"
          obrigatorio
          casas={0}
          {...LIMITES_DO_INGREDIENTE.quantidade}
          medida={unidade ?? null}
        />
      </LinhaDeCampos>
      <Form.Item name={linha('unidadeMedida')} hidden>
        <Input />
      </Form.Item>
    </>
  );
}
