import { LIMITES, ROTULOS_UNIDADE_MEDIDA, type UnidadeMedida } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import {
  Campo,
  CampoQuantidade,
  CampoTexto,
  LinhaDeCampos,
  opcoesDe,
  SelectConvencao,
  SelectOpcoes,
} from '@merenda/shared/ui';
import { Form } from 'antd';
import { useItensDeAlimento } from './alimentos.api.js';

const UNIDADES = opcoesDe(ROTULOS_UNIDADE_MEDIDA);

/** The least quantity that 3 decimals can say. */
const MENOR_QUANTIDADE = 0.001;

/** The fields of a food, its nutrients aside. */
export function FormularioAlimento() {
  const itens = useItensDeAlimento();
  const unidade = Form.useWatch<UnidadeMedida | undefined>('unidadeMedida');
  return (
    <>
      <CampoTexto nome="nome" rotulo="Nome" obrigatorio maiusculo max={LIMITES.nome} />
      <LinhaDeCampos>
        <Campo
          nome="itemAlimento"
          rotulo="Item"
          obrigatorio
          ajuda="O item que sai do estoque quando o alimento é usado."
        >
          <SelectOpcoes
            opcoes={itens.data?.map(({ id, nome }) => ({ valor: id, rotulo: nomeComum(nome) }))}
            consulta={itens}
            de="itensDeAlimento"
          />
        </Campo>
        <Campo nome="forma" rotulo="Forma" obrigatorio>
          <SelectConvencao lista="formas-alimento" />
        </Campo>
      </LinhaDeCampos>
      <LinhaDeCampos>
        <CampoQuantidade
          nome="quantidadeBase"
          rotulo="Quantidade base"
          obrigatorio
          min={MENOR_QUANTIDADE}
          medida={unidade ?? null}
          ajuda="Os componentes nutricionais valem para esta quantidade."
        />
        <Campo nome="unidadeMedida" rotulo="Unidade de medida" obrigatorio>
          <SelectOpcoes opcoes={UNIDADES} />
        </Campo>
      </LinhaDeCampos>
    </>
  );
}
