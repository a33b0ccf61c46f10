import { LIMITES, ROTULOS_UNIDADE_MEDIDA, type Produto, type ProdutoNovo } from '@merenda/shared/contratos';
import { Campo, CampoQuantidade, CampoTexto, LinhaDeCampos, opcoesDe, SelectConvencao, SelectOpcoes, type Entidade } from '@merenda/shared/ui';
import { Checkbox } from 'antd';
import { useItens } from '../itens/itens.api';

export const PRODUTO: Entidade = { artigo: 'o', nome: 'Produto' };

/** A product as the form holds it: of its item only the id is chosen. */
export type ProdutoNoFormulario = Omit<ProdutoNovo, 'item'> & { item: number };

export const paraFormulario = ({ item, ...produto }: Produto): ProdutoNoFormulario => ({ ...produto, item: item.id });

export const paraContrato = ({ item, ...produto }: ProdutoNoFormulario): ProdutoNovo => ({ ...produto, item: { id: item } });

const UNIDADES_MEDIDA = opcoesDe(ROTULOS_UNIDADE_MEDIDA);

/** The least content of a package: quantities have 3 decimals. */
const MENOR_MEDIDA = 0.001;

/** The fields of a product: a package of an item, 'one SACO holds 5 KG of ARROZ'. */
export function FormularioProduto() {
  const itens = useItens();
  return (
    <>
      <CampoTexto nome="nome" rotulo="Nome" obrigatorio maiusculo max={LIMITES.nome} />
      <Campo nome="item" rotulo="Item" obrigatorio>
        <SelectOpcoes opcoes={itens.data?.map(({ id, nome }) => ({ valor: id, rotulo: nome }))} consulta={itens} />
      </Campo>
      <LinhaDeCampos>
        <Campo nome="unidadeProduto" rotulo="Unidade do produto" obrigatorio ajuda="A embalagem em que é comprado.">
          <SelectConvencao lista="unidades-produto" />
        </Campo>
        <CampoQuantidade nome="medidaReal" rotulo="Medida" obrigatorio min={MENOR_MEDIDA} ajuda="Quanto vem em uma embalagem." />
        <Campo nome="unidadeMedida" rotulo="Unidade de medida" obrigatorio>
          <SelectOpcoes opcoes={UNIDADES_MEDIDA} />
        </Campo>
      </LinhaDeCampos>
      <Campo nome="isPerecivel" valuePropName="checked">
        <Checkbox>Perecível</Checkbox>
      </Campo>
    </>
  );
}
