import { LIMITES } from '@merenda/shared/contratos';
import { formatarQuantidade, numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import { completarCoccao, O_QUE_E_INDICE_DE_COCCAO, porcaoPronta, violacoesDoPesoPronto } from '@merenda/shared/regras';
import { CampoQuantidade, LinhaDeCampos, regra } from '@merenda/shared/ui';
import { Form } from 'antd';
import { useAlimentos } from '../alimentos/alimentos.api.js';
import type { IngredienteNoFormulario } from './formulario.js';
import { Sugestoes } from './Sugestoes.js';

type Ingredientes = Partial<IngredienteNoFormulario>[] | undefined;

/** Rows with a readable quantity: what the raw weight is summed of. */
const pesados = (ingredientes: Ingredientes) =>
  (ingredientes ?? []).flatMap(({ quantidade: digitada, unidadeMedida }) => {
    const quantidade = numeroLido(digitada);
    return quantidade && unidadeMedida ? [{ quantidade, unidadeMedida }] : [];
  });

/** What the recipe weighs when it is cooked, or its cooking index: either determines the other. */
export function CamposDaCoccao() {
  const form = Form.useFormInstance();
  const alimentos = useAlimentos();
  const ingredientes = Form.useWatch<Ingredientes>('ingredientes', form);
  const digitado = numeroLido(Form.useWatch<NumeroDigitado | undefined>('pesoPronto', form));
  const indice = numeroLido(Form.useWatch<NumeroDigitado | undefined>('indiceCoccao', form));
  const porcoes = numeroLido(Form.useWatch<NumeroDigitado | undefined>('porcoes', form));
  const { pesoPronto, indiceCoccao } = completarCoccao(pesados(ingredientes), {
    pesoPronto: digitado || null,
    indiceCoccao: indice || null,
  });
  const calculado = digitado ? indiceCoccao : null;
  const nomes = (ingredientes ?? []).flatMap(
    ({ alimento: id }) => alimentos.data?.find((alimento) => alimento.id === id)?.nome ?? [],
  );
  return (
    <>
      <LinhaDeCampos>
        <CampoQuantidade
          nome="pesoPronto"
          rotulo="Peso pronto"
          medida="KG"
          min={0.001}
          ajuda={
            pesoPronto && porcoes
              ? `${digitado ? '' : `Pelo índice: ${formatarQuantidade(pesoPronto)} kg. `}Porção pronta: ${formatarQuantidade(porcaoPronta(pesoPronto, porcoes))} g.`
              : 'Peso da receita toda, depois de cozida.'
          }
          regras={[
            regra((valor: NumeroDigitado | undefined, ler) =>
              violacoesDoPesoPronto(pesados(ler('ingredientes') as Ingredientes), numeroLido(valor)),
            ),
          ]}
        />
        <CampoQuantidade
          nome="indiceCoccao"
          rotulo="Índice de cocção"
          min={0.001}
          max={LIMITES.indiceCoccao}
          desabilitado={calculado !== null}
          ajuda={calculado ? `Pelo peso pronto: ${formatarQuantidade(calculado)}.` : O_QUE_E_INDICE_DE_COCCAO}
        />
      </LinhaDeCampos>
      {calculado === null && (
        <Sugestoes de="indice" alimentos={nomes} aoUsar={(valor) => form.setFieldValue('indiceCoccao', valor)} />
      )}
    </>
  );
}
