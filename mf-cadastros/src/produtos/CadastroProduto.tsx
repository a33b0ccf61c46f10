import { FormularioCadastro, Tela } from '@merenda/shared/ui';
import { FormularioProduto, paraContrato, PRODUTO, type ProdutoNoFormulario } from './FormularioProduto';
import { useCriarProduto } from './produtos.api';

export default function CadastroProduto() {
  const criar = useCriarProduto();
  return (
    <Tela titulo="Cadastro de Produto">
      <FormularioCadastro<ProdutoNoFormulario>
        entidade={PRODUTO}
        valoresIniciais={{ isPerecivel: false }}
        aoSalvar={(produto) => criar.mutateAsync(paraContrato(produto))}
      >
        <FormularioProduto />
      </FormularioCadastro>
    </Tela>
  );
}
