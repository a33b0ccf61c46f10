import { ErroApi, useUnidadeAtual } from '@merenda/shared';
import { ROTULOS_TIPO_AQUISICAO, type Aquisicao } from '@merenda/shared/contratos';
import { recusaHomologacao } from '@merenda/shared/regras';
import {
  enderecoDoRegistro,
  FormularioCadastro,
  PassoSeguinte,
  RascunhoDeixado,
  Tela,
  useHoje,
} from '@merenda/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useCriarAquisicao } from './aquisicoes.api.js';
import { CamposAquisicao } from './CamposAquisicao.js';
import { AQUISICAO } from './entidade.js';
import { errosDoServidor, SEM_ERROS } from './erros-das-propostas.js';
import { comoNaRegra } from './situacao.js';
import { useHomologacao } from './useHomologacao.js';
import { comChaves, novaProposta, paraCorpo, type LinhaProposta, type RascunhoAquisicao } from './rascunho.js';

const emBranco = (ano: number, unidadeEducacional: number | undefined): Partial<RascunhoAquisicao> => ({
  aquisicaoTipo: 'LICITACAO',
  ano,
  unidadeEducacional,
  fonteDeRecursos: 'PNAE_FNDE',
  propostasVencedoras: [novaProposta()],
});

/** The kept proposals get keys of this page. */
const comPropostas = (guardados: Record<string, unknown>) => ({
  ...guardados,
  propostasVencedoras: comChaves((guardados.propostasVencedoras as LinhaProposta[] | undefined) ?? []),
});

/** '/cadastrar-aquisicao' (specification 2, section 2.1). */
export default function CadastroAquisicao() {
  const { mutateAsync: criar } = useCriarAquisicao();
  const hoje = useHoje();
  const [atual] = useUnidadeAtual();
  const [valoresIniciais] = useState(() => emBranco(Number(hoje.slice(0, 4)), atual?.unidadeEducacional.id));
  const [recusas, setRecusas] = useState(SEM_ERROS);

  async function salvar(valores: RascunhoAquisicao, { idempotencia }: { idempotencia: string }): Promise<Aquisicao> {
    try {
      return await criar({ aquisicao: paraCorpo(valores), idempotencia });
    } catch (erro) {
      if (erro instanceof ErroApi) setRecusas(errosDoServidor(erro.campos));
      throw erro;
    }
  }

  return (
    <Tela titulo="Cadastro de Licitação/Contrato">
      <FormularioCadastro<RascunhoAquisicao, Aquisicao>
        entidade={AQUISICAO}
        valoresIniciais={valoresIniciais}
        aoSalvar={salvar}
        salvo={(aquisicao) => ({
          registro: `${ROTULOS_TIPO_AQUISICAO[aquisicao.aquisicaoTipo]} ${aquisicao.numero}/${aquisicao.ano}`,
          endereco: enderecoDoRegistro('/gerenciar-aquisicoes', aquisicao.id),
          aSeguir: recusaHomologacao(comoNaRegra(aquisicao), hoje) === null && <Homologar id={aquisicao.id} />,
        })}
      >
        <RascunhoDeixado formulario="aquisicao" paraFormulario={comPropostas} />
        <CamposAquisicao recusas={recusas} />
      </FormularioCadastro>
    </Tela>
  );
}

/** The next step after the registered acquisition. */
function Homologar({ id }: { id: number }) {
  const homologar = useHomologacao();
  const [feito, setFeito] = useState(false);
  if (feito)
    return (
      <>
        <span>Homologada.</span>
        <PassoSeguinte para={`/cadastrar-solicitacao?aquisicao=${id}`} permissao="SOLICITACOES">
          Solicitar compra
        </PassoSeguinte>
      </>
    );
  return (
    <Button type="primary" size="small" onClick={() => void homologar(id).then(setFeito)}>
      Homologar
    </Button>
  );
}
