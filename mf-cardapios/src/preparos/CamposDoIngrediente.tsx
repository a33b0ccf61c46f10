import { LIMITES } from '@merenda/shared/contratos';
import { formatarQuantidade, numeroLido } from '@merenda/shared/formatos';
import { completarPesoBruto } from '@merenda/shared/regras';
import { Campo, CampoQuantidade, CampoTexto, LinhaDeCampos, ListaLinhas } from '@merenda/shared/ui';
import { Collapse, Form } from 'antd';
import { useAlimentos } from '../alimentos/alimentos.api.js';
import { Sugestoes } from './Sugestoes.js';
import { EntradaPatologia } from '../patologias/EntradaPatologia.js';
import { CamposDoUso } from './CamposDoUso.js';
import { LIMITES_DO_INGREDIENTE, limitesDoPesoBruto, type IngredienteNoFormulario } from './formulario.js';

interface CamposDoIngredienteProps {
  linha: (...campo: (string | number)[]) => (string | number)[];
  indice: number;
}

/** One row of the recipe; what a full technical sheet asks besides is folded away. */
export function CamposDoIngrediente({ linha, indice }: CamposDoIngredienteProps) {
  const caminho = ['ingredientes', indice];
  const inicial = Form.useFormInstance().getFieldValue(caminho) as Partial<IngredienteNoFormulario> | undefined;
  const preenchido = Boolean(
    inicial?.pesoBruto || inicial?.fatorCorrecao || inicial?.medidaCaseira || inicial?.substitutos?.length,
  );
  return (
    <>
      <CamposDoUso linha={linha} caminho={caminho} />
      <Collapse
        ghost
        size="small"
        defaultActiveKey={preenchido ? ['mais'] : []}
        items={[
          {
            key: 'mais',
            label: 'Peso bruto e substitutos',
            forceRender: true,
            children: (
              <>
                <PesoBruto linha={linha} caminho={caminho} />
                <CampoTexto
                  nome={linha('medidaCaseira')}
                  rotulo="Medida caseira"
                  max={LIMITES.medidaCaseira}
                  ajuda="Medida caseira da quantidade. Por exemplo: 2 xícaras."
                />
                <ListaLinhas
                  nome={linha('substitutos')}
                  rotulo="Substitutos por patologia"
                  rotuloLinha="Substituto"
                  min={0}
                >
                  {(substituto, posicao) => (
                    <>
                      <Campo nome={substituto('patologia')} rotulo="Patologia" obrigatorio>
                        <EntradaPatologia />
                      </Campo>
                      <CamposDoUso linha={substituto} caminho={[...caminho, 'substitutos', posicao]} />
                    </>
                  )}
                </ListaLinhas>
              </>
            ),
          },
        ]}
      />
    </>
  );
}

function PesoBruto({ linha, caminho }: { linha: CamposDoIngredienteProps['linha']; caminho: (string | number)[] }) {
  const form = Form.useFormInstance();
  const ingrediente = Form.useWatch<Partial<IngredienteNoFormulario> | undefined>(caminho, form) ?? {};
  const [quantidade, pesoBruto] = [numeroLido(ingrediente.quantidade), numeroLido(ingrediente.pesoBruto)];
  const { unidadeMedida } = ingrediente;
  const calculado = quantidade && pesoBruto ? completarPesoBruto(quantidade, pesoBruto, null).fatorCorrecao : null;
  const alimento = useAlimentos().data?.find(({ id }) => id === ingrediente.alimento);
  return (
    <>
      <LinhaDeCampos>
        <CampoQuantidade
          nome={linha('pesoBruto')}
          rotulo="Peso bruto"
          {...limitesDoPesoBruto(quantidade)}
          medida={unidadeMedida ?? null}
          ajuda="Peso com que o alimento é comprado, antes de limpar e descascar."
        />
        <CampoQuantidade
          nome={linha('fatorCorrecao')}
          rotulo="Fator de correção"
          {...LIMITES_DO_INGREDIENTE.fatorCorrecao}
          desabilitado={calculado !== null}
          ajuda={
            calculado
              ? `Pelo peso bruto: ${formatarQuantidade(calculado)}.`
              : 'Peso bruto ÷ quantidade; é calculado quando o peso bruto é informado.'
          }
        />
      </LinhaDeCampos>
      {alimento && calculado === null && (
        <Sugestoes
          de="fator"
          alimentos={[alimento.nome]}
          aoUsar={(valor) => form.setFieldValue([...caminho, 'fatorCorrecao'], valor)}
        />
      )}
    </>
  );
}
