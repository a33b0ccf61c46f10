import { useSessao } from '@merenda/shared';
import type { DadosCadastrais as Dados, DadosCadastraisEdicao } from '@merenda/shared/contratos';
import { BaixarDados, edicaoDe, EstadoErro, FormularioCadastro, Parte, Tela, type Entidade } from '@merenda/shared/ui';
import { Card, Flex, Spin, Typography } from 'antd';
import { useState } from 'react';
import { Seguranca } from '../seguranca/Seguranca.js';
import { CamposDoCadastro, type ValoresDoCadastro } from './CamposDoCadastro.js';
import {
  lerDadosCadastrais,
  lerDadosGuardados,
  useAlterarDadosCadastrais,
  useDadosCadastrais,
} from './dados-cadastrais.api.js';
import { FotoDePerfil } from './FotoDePerfil.js';
import { SessoesAbertas } from './SessoesAbertas.js';

const ENTIDADE: Entidade = { artigo: 'o', nome: 'Dados cadastrais' };

/** Screen '/dados-cadastrais': the user's own data, password and photo. */
export default function DadosCadastrais() {
  const usuario = useSessao((sessao) => sessao.auth.usuario);
  return usuario && <MeusDados usuarioId={usuario.id} pessoaId={usuario.pessoa.id} />;
}

function MeusDados({ usuarioId, pessoaId }: { usuarioId: number; pessoaId: number }) {
  const { data, error, isFetching, refetch } = useDadosCadastrais(pessoaId);
  // The form keeps the data that was read first until it is saved: a later read must not change it during an edit.
  const [dados, setDados] = useState<Dados | null>(null);
  if (dados === null && data !== undefined) setDados(data);
  return (
    <Tela titulo="Dados cadastrais">
      <Flex vertical gap="middle">
        <Card>
          <FotoDePerfil usuarioId={usuarioId} />
        </Card>
        {dados !== null ? (
          // The saved data have a new version, so the form starts again with them.
          <Formulario key={dados.versao} dados={dados} aoConcluir={() => setDados(null)} />
        ) : error !== null ? (
          <EstadoErro erro={error} aoTentar={() => void refetch()} tentando={isFetching} />
        ) : (
          <Spin description="Carregando…" />
        )}
        {dados !== null && <Seguranca />}
        {/* They would move when the form comes above them. */}
        {(dados !== null || error !== null) && (
          <>
            <SessoesAbertas />
            <Parte titulo="Privacidade">
              <Typography.Paragraph>
                Tudo o que o sistema guarda de você, para quê e por quanto tempo, em um arquivo para ler e imprimir.
              </Typography.Paragraph>
              <BaixarDados rotulo="Baixar meus dados" ler={() => lerDadosGuardados(pessoaId)} />
            </Parte>
          </>
        )}
      </Flex>
    </Tela>
  );
}

function Formulario({ dados, aoConcluir }: { dados: Dados; aoConcluir: () => void }) {
  const alterar = useAlterarDadosCadastrais(dados.pessoa.id);
  return (
    <FormularioCadastro<ValoresDoCadastro>
      entidade={ENTIDADE}
      valoresIniciais={comoValores(dados)}
      edicao={edicaoDe({ id: dados.pessoa.id, versao: dados.versao }, lerDadosCadastrais, comoValores)}
      aoSalvar={(valores, { versao }) => alterar.mutateAsync(comoEdicao(valores, versao))}
      aoConcluir={aoConcluir}
      confirmacao="Deseja realmente atualizar os seus dados cadastrais?"
      sucesso="Dados cadastrais atualizados com sucesso!"
      rotuloSalvar="Salvar"
      rotuloLimpar="Desfazer"
    >
      <CamposDoCadastro usuario={dados.usuario} />
    </FormularioCadastro>
  );
}

function comoValores({ email, pessoa: { nome, cpf, telefone, celular } }: Dados): ValoresDoCadastro {
  return { email, pessoa: { nome, cpf, telefone: telefone ?? '', celular: celular ?? '' } };
}

function comoEdicao({ email, pessoa, senha }: ValoresDoCadastro, versao: number): DadosCadastraisEdicao {
  return { email, pessoa, versao, ...(senha && { senha }) };
}
