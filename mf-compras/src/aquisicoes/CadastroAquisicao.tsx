import { ErroApi } from '@merenda/shared';
import { FormularioCadastro, Tela, useHoje } from '@merenda/shared/ui';
import { useState } from 'react';
import { useCriarAquisicao } from './aquisicoes.api.js';
import { CamposAquisicao } from './CamposAquisicao.js';
import { AQUISICAO } from './entidade.js';
import { errosDoServidor, SEM_ERROS } from './erros-das-propostas.js';
import { RascunhoDeixado } from './RascunhoDeixado.js';
import { novaProposta, paraCorpo, type RascunhoAquisicao } from './rascunho.js';

const emBranco = (ano: number): Partial<RascunhoAquisicao> => ({
  aquisicaoTipo: 'LICITACAO',
  ano,
  propostasVencedoras: [novaProposta()],
});

/** '/cadastrar-aquisicao' (specification 2, section 2.1). */
export default function CadastroAquisicao() {
  const { mutateAsync: criar } = useCriarAquisicao();
  const hoje = useHoje();
  const [valoresIniciais] = useState(() => emBranco(Number(hoje.slice(0, 4))));
  const [recusas, setRecusas] = useState(SEM_ERROS);

  async function salvar(valores: RascunhoAquisicao, { idempotencia }: { idempotencia: string }): Promise<void> {
    try {
      await criar({ aquisicao: paraCorpo(valores), idempotencia });
    } catch (erro) {
      if (erro instanceof ErroApi) setRecusas(errosDoServidor(erro.campos));
      throw erro;
    }
  }

  return (
    <Tela titulo="Cadastro de Licitação/Contrato">
      <FormularioCadastro<RascunhoAquisicao> entidade={AQUISICAO} valoresIniciais={valoresIniciais} aoSalvar={salvar}>
        <RascunhoDeixado />
        <CamposAquisicao recusas={recusas} />
      </FormularioCadastro>
    </Tela>
  );
}
