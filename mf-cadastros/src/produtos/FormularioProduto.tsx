import { consultasDeItens } from '@merenda/shared/consultas';
import {
  LIMITES,
  ROTULOS_UNIDADE_MEDIDA,
  SIMBOLOS_UNIDADE_MEDIDA,
  type Produto,
  type ProdutoNovo,
} from '@merenda/shared/contratos';
import { nomeComum, numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import { descreverEmbalagem, medidaDoNome, violacoesDosLimitesDeTemperatura } from '@merenda/shared/regras';
import {
  Campo,
  CampoQuantidade,
  CampoTemperatura,
  CampoTexto,
  LinhaDeCampos,
  opcoesDe,
  regra,
  SelectConvencao,
  SelectOpcoes,
  useDescricao,
  usePreencher,
  type EntidadeListada,
} from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form } from 'antd';

export const PRODUTO: EntidadeListada = { artigo: 'o', nome: 'Produto', plural: 'Produtos' };

/** A product as form values: of its item only the id is chosen. */
export type ProdutoNoFormulario = Omit<ProdutoNovo, 'item'> & { item: number };

export const paraFormulario = ({ item, ...produto }: Produto): ProdutoNoFormulario => ({ ...produto, item: item.id });

export const paraCorpo = ({ item, ...produto }: ProdutoNoFormulario): ProdutoNovo => ({
  ...produto,
  item: { id: item },
});

const UNIDADES_MEDIDA = opcoesDe(ROTULOS_UNIDADE_MEDIDA);

/** The least content of a package: quantities have 3 decimals. */
const MENOR_MEDIDA = 0.001;

/** The fields of a product: a package of an item, 'one SACO holds 5 KG of ARROZ'. */
export function FormularioProduto() {
  const itens = useQuery(consultasDeItens.lista());
  return (
    <>
      <NomeDoProduto />
      <Campo nome="item" rotulo="Item" obrigatorio>
        <SelectOpcoes
          opcoes={itens.data?.map(({ id, nome }) => ({ valor: id, rotulo: nomeComum(nome) }))}
          consulta={itens}
          de="itens"
        />
      </Campo>
      <LinhaDeCampos>
        <Campo
          nome="unidadeProduto"
          rotulo="Unidade do produto"
          obrigatorio
          ajuda="A embalagem em que o produto é comprado."
        >
          <SelectConvencao lista="unidades-produto" />
        </Campo>
        <Medida />
        <Campo nome="unidadeMedida" rotulo="Unidade de medida" obrigatorio>
          <SelectOpcoes opcoes={UNIDADES_MEDIDA} />
        </Campo>
      </LinhaDeCampos>
      <Campo nome="isPerecivel" valuePropName="checked">
        <Checkbox>Perecível</Checkbox>
      </Campo>
      <LinhaDeCampos>
        <CampoTemperatura nome="temperaturaMinima" rotulo="Temperatura mínima" ajuda={AJUDA_DA_TEMPERATURA} />
        <CampoTemperatura
          nome="temperaturaMaxima"
          rotulo="Temperatura máxima"
          ajuda="Fora dos limites, o recebimento exige uma justificativa."
          regras={[NAO_MENOR_QUE_A_MINIMA]}
        />
      </LinhaDeCampos>
    </>
  );
}

/** The name. On leaving it, a content such as '5 KG' fills the fields that are still empty. */
function NomeDoProduto() {
  const form = Form.useFormInstance<ProdutoNoFormulario>();
  const preencher = usePreencher<ProdutoNoFormulario>();

  function preencherMedida(): void {
    const { nome, medidaReal, unidadeMedida }: Partial<ProdutoNoFormulario> = form.getFieldsValue(true);
    const dita = medidaDoNome(nome ?? '');
    if (dita === null || numeroLido(medidaReal) !== null) return;
    if (!unidadeMedida || unidadeMedida === dita.unidadeMedida) preencher(dita);
  }

  return (
    <div onBlur={preencherMedida}>
      <CampoTexto nome="nome" rotulo="Nome" obrigatorio maiusculo max={LIMITES.nome} />
    </div>
  );
}

const AJUDA_DA_TEMPERATURA = 'Temperatura em que o produto é aceito. Deixe em branco para não definir um limite.';

const NAO_MENOR_QUE_A_MINIMA = regra<NumeroDigitado>((maxima, ler) =>
  violacoesDosLimitesDeTemperatura({
    temperaturaMinima: numeroLido(ler('temperaturaMinima') as NumeroDigitado | undefined),
    temperaturaMaxima: numeroLido(maxima),
  }),
);

/** How much comes in a package, and the package read back once all of it is chosen. */
function Medida() {
  const form = Form.useFormInstance<ProdutoNoFormulario>();
  const medida = numeroLido(Form.useWatch('medidaReal', form));
  const unidadeMedida = Form.useWatch('unidadeMedida', form);
  const unidadeProduto = Form.useWatch('unidadeProduto', form);
  const embalagem = useDescricao('unidades-produto')(unidadeProduto);
  const lida =
    medida === null || !unidadeMedida || embalagem === ''
      ? null
      : descreverEmbalagem(embalagem, { medidaReal: medida, unidadeMedida });
  return (
    <CampoQuantidade
      nome="medidaReal"
      rotulo="Medida"
      obrigatorio
      min={MENOR_MEDIDA}
      sufixo={unidadeMedida ? SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida] : ' '}
      ajuda={<span role="status">{lida ?? 'Quantidade que vem em uma embalagem.'}</span>}
    />
  );
}
