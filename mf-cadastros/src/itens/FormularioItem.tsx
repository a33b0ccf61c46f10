import {
  LIMITES,
  ROTULOS_GRAU_PROCESSAMENTO,
  ROTULOS_TIPO_ITEM,
  type Item,
  type ItemNovo,
} from '@merenda/shared/contratos';
import { TRACOS_DO_ROTULO, violacoesDosAlergenicos } from '@merenda/shared/regras';
import {
  Campo,
  CampoTexto,
  LinhaDeCampos,
  opcoesDe,
  regra,
  SelectConvencoes,
  SelectConvencao,
  SelectOpcoes,
  type EntidadeListada,
} from '@merenda/shared/ui';
import { Checkbox, Form } from 'antd';
import { CamposDaClassificacao } from './CamposDaClassificacao.js';
import { MesesDaSafra } from './MesesDaSafra.js';

export const ITEM: EntidadeListada = { artigo: 'o', nome: 'Item', plural: 'Itens' };

const TIPOS = opcoesDe(ROTULOS_TIPO_ITEM);
const GRAUS = opcoesDe(ROTULOS_GRAU_PROCESSAMENTO);

/** The fields of an item. Its type is chosen once: an edit shows it and no longer lets it change. */
export function FormularioItem({ edicao }: { edicao?: Item }) {
  const tipo = Form.useWatch<ItemNovo['itemProdutoTipo'] | undefined>('itemProdutoTipo');
  return (
    <>
      <CampoTexto nome="nome" rotulo="Nome" obrigatorio maiusculo max={LIMITES.nome} />
      <Campo
        nome="itemProdutoTipo"
        rotulo="Tipo"
        obrigatorio
        ajuda={edicao !== undefined && 'O tipo não pode ser alterado depois do cadastro.'}
      >
        <SelectOpcoes opcoes={TIPOS} disabled={edicao !== undefined} />
      </Campo>
      {tipo === 'ALIMENTO' && (
        <>
          <LinhaDeCampos>
            <Campo nome="categoria" rotulo="Categoria" obrigatorio>
              <SelectConvencao lista="categorias-alimento" />
            </Campo>
            <Campo
              nome="grauProcessamento"
              rotulo="Grau de processamento"
              ajuda="Entra no cálculo dos percentuais de compra do PNAE."
            >
              <SelectOpcoes opcoes={GRAUS} allowClear />
            </Campo>
          </LinhaDeCampos>
          <LinhaDeCampos>
            <Campo nome="alergenicosContem" rotulo="Alergênicos: contém">
              <SelectConvencoes lista="alergenicos" placeholder="Nenhum" />
            </Campo>
            <Campo
              nome="alergenicosPodeConter"
              rotulo="Alergênicos: pode conter"
              ajuda={TRACOS_DO_ROTULO}
              dependencies={['alergenicosContem']}
              regras={[
                regra((alergenicosPodeConter: string[] | null | undefined, ler) =>
                  violacoesDosAlergenicos({
                    alergenicosPodeConter,
                    alergenicosContem: ler('alergenicosContem') as string[] | undefined,
                  }),
                ),
              ]}
            >
              <SelectConvencoes lista="alergenicos" placeholder="Nenhum" />
            </Campo>
          </LinhaDeCampos>
          <Campo
            nome="alergenicosConferidos"
            valuePropName="checked"
            ajuda="Marque depois de comparar as duas listas com o rótulo. Sem isso, uma lista vazia não quer dizer 'nenhum'."
          >
            <Checkbox>Alergênicos conferidos com o rótulo</Checkbox>
          </Campo>
          <CamposDaClassificacao />
          <MesesDaSafra item={edicao?.id} />
        </>
      )}
    </>
  );
}
