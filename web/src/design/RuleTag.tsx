/** A typed link to the rulebook at that id. At a table the rule opens beside it; elsewhere, or in a new tab, as a page. */
import { createContext, useContext } from 'react';
import { Link } from '../shell/router.tsx';

/** Opens a rule beside what is on the screen; without it the tag is a plain link. */
export const OpenRule = createContext<((id: string) => void) | undefined>(undefined);

/** Where a rule stands, in the rulebook of its game. */
export const rulePath = (id: string): string => `/rule/${id}`;

export function RuleTag({ id, tabIndex }: { readonly id: string; readonly tabIndex?: number }) {
  const open = useContext(OpenRule);
  return (
    <Link
      className="rule"
      to={rulePath(id)}
      {...(tabIndex !== undefined && { tabIndex })}
      {...(open && {
        onClick: (event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          open(id);
        },
      })}
    >
      {id}
    </Link>
  );
}

const RULE_ID = /\b([A-Z]{2}-[A-Z]+(?:-[A-Z]+)*-\d+)\b/;

/** A text with every rule id in it as a tag. */
export function WithRules({ text }: { readonly text: string }) {
  const parts = text.split(RULE_ID);
  const rest = parts.slice(2).join('');
  return (
    <>
      {parts[0]}
      {parts[1] !== undefined && <RuleTag id={parts[1]} />}
      {rest !== '' && <WithRules text={rest} />}
    </>
  );
}
