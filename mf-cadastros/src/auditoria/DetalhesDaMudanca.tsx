import type { LinhaDaTrilha } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import {
  acaoEmPalavras,
  ModalDetalhes,
  mudancasEntre,
  registroEmPalavras,
  Tabela,
  VALORES_EXPURGADOS,
  ValorDaMudanca,
  type Coluna,
  type Mudanca,
} from '@merenda/shared/ui';
import { Typography } from 'antd';
import { useMemo } from 'react';

const COLUNAS: Coluna<Mudanca>[] = [
  { titulo: 'Campo', valor: ({ campo }) => campo },
  { titulo: 'Antes', valor: (mudanca) => <ValorDaMudanca mudanca={mudanca} quando="antes" /> },
  { titulo: 'Depois', valor: (mudanca) => <ValorDaMudanca mudanca={mudanca} quando="depois" /> },
];

/** One line of the trail: who, when, what, and each changed field. */
export function DetalhesDaMudanca({ linha, aoFechar }: { linha: LinhaDaTrilha; aoFechar: () => void }) {
  const mudancas = useMemo(() => mudancasEntre(linha.antes, linha.depois), [linha]);
  return (
    <ModalDetalhes
      titulo="Detalhes da Mudança"
      largura={880}
      aoFechar={aoFechar}
      detalhes={[
        { rotulo: 'Quando', valor: linha.quando },
        { rotulo: 'Quem', valor: nomeProprio(linha.usuario) },
        { rotulo: 'Registro', valor: registroEmPalavras(linha) },
        { rotulo: 'Ação', valor: acaoEmPalavras(linha) },
        { rotulo: 'Login', valor: linha.login },
        { rotulo: 'Endereço de rede', valor: linha.endereco },
        { rotulo: 'Sessão', valor: linha.sessao },
      ]}
    >
      <Tabela
        rotulo="Campos que mudaram"
        linhas={mudancas}
        colunas={COLUNAS}
        chave={({ campo }) => campo}
        nomeDaLinha={({ campo }) => campo}
        vazio={
          <Typography.Text type="secondary">
            {linha.expurgada ? VALORES_EXPURGADOS : 'Nenhum campo a mostrar.'}
          </Typography.Text>
        }
      />
    </ModalDetalhes>
  );
}
