import type { Produto } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { enderecoDoRegistro, FormularioCadastro, PassoSeguinte, Tela } from '@merenda/shared/ui';
import { FormularioProduto, paraCorpo, PRODUTO, type ProdutoNoFormulario } from './FormularioProduto.js';
import { useCriarProduto } from './produtos.api.js';

export default function CadastroProduto() {
  const criar = useCriarProduto();
  return (
    <Tela titulo="Cadastro de Produto">
      <FormularioCadastro<ProdutoNoFormulario, Produto>
        entidade={PRODUTO}
        valoresIniciais={{ isPerecivel: false }}
        salvo={({ id, nome, item }) => ({
          registro: `Produto ${nomeComum(nome)}`,
          endereco: enderecoDoRegistro('/gerenciar-produtos', id),
          aSeguir: (
            <>
              {item.itemProdutoTipo === 'ALIMENTO' && (
                <PassoSeguinte para="/cadastrar-alimento" permissao="ALIMENTOS" valores={{ itemAlimento: item.id }}>
                  Cadastrar alimento deste item
                </PassoSeguinte>
              )}
              <PassoSeguinte para="/cadastrar-aquisicao" permissao="AQUISICOES">
                Cadastrar licitação ou contrato
              </PassoSeguinte>
            </>
          ),
        })}
        manter={{
          rotulo: 'Manter item e unidades',
          campos: ['item', 'unidadeProduto', 'unidadeMedida'],
          comecar: ({ item }) => ({ nome: `${item.nome} ` }),
        }}
        aoSalvar={(produto) => criar.mutateAsync(paraCorpo(produto))}
      >
        <FormularioProduto />
      </FormularioCadastro>
    </Tela>
  );
}
