import { FormularioCadastro, Tela } from '@merenda/shared/ui';
import { FormularioProduto, paraCorpo, PRODUTO, type ProdutoNoFormulario } from './FormularioProduto.js';
import { useCriarProduto } from './produtos.api.js';

export default function CadastroProduto() {
  const criar = useCriarProduto();
  return (
    <Tela titulo="Cadastro de Produto">
      <FormularioCadastro<ProdutoNoFormulario>
        entidade={PRODUTO}
        valoresIniciais={{ isPerecivel: false }}
        aoSalvar={(produto) => criar.mutateAsync(paraCorpo(produto))}
      >
        <FormularioProduto />
      </FormularioCadastro>
    </Tela>
  );
}
